/// The first words of English texts that say that something is missing or how to get it.
enum EmptyStateWords {
  private static let words: Set<String> = [
    "add", "choose", "could", "create", "edit", "empty", "error", "failed", "hold", "loading",
    "log", "missing", "no",
    "not", "nothing", "open", "pick", "please", "select", "set", "sign", "start", "tap", "unable",
    "unavailable",
    "unknown", "waiting",
  ]

  static func begin(_ text: String) -> Bool {
    let word = text.lowercased().drop { !$0.isLetter }.prefix(while: \.isLetter)
    return words.contains(String(word))
  }
}
