/// The words by which a text says how far a day is from the one on which it is read.
enum RelativeDay {
  private static let words: Set<String> = ["today", "tonight", "tomorrow", "yesterday"]

  /// Whether some texts are others with another such word, and differ in nothing else.
  static func isOther(in texts: [String], than others: [String]) -> Bool {
    guard texts.count == others.count else { return false }
    let pairs = zip(texts, others).filter { $0 != $1 }
    return !pairs.isEmpty
      && pairs.allSatisfy { own, other in
        let (first, second) = (parts(of: own), parts(of: other))
        return !first.days.isEmpty && first.days.count == second.days.count
          && first.rest == second.rest
      }
  }

  /// The words for days in a text, and what else it says.
  private static func parts(of text: String) -> (days: [String], rest: [String]) {
    let all = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return (all.filter(words.contains), all.filter { !words.contains($0) })
  }
}
