/// The texts that drawn and decoded scenarios have: a few plain ones, and some that hurt.
enum Vocabulary {
  /// The texts, simplest first; the empty one is the default everywhere.
  static let texts: [String] = [
    "", "Weather", "Step count", "<script>alert(1)</script>", "\"quoted\" & 'single'",
    "\u{202E}reversed", "line\nbreak\u{7}", "]]>", "e\u{301}\u{1F469}\u{200D}\u{1F680}",
  ]

  /// The number of texts.
  static let count = texts.count

  /// The text of a number, the empty one for a number that there is not.
  static func text(_ number: Int) -> String {
    texts.indices.contains(number) ? texts[number] : ""
  }
}
