/// The words for a day relative to the day of reading.
enum RelativeDay {
  private static let words: Set<String> = ["today", "tonight", "tomorrow", "yesterday"]

  /// Returns true if texts differ only in such words.
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

  private static func parts(of text: String) -> (days: [String], rest: [String]) {
    let all = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return (all.filter(words.contains), all.filter { !words.contains($0) })
  }
}
