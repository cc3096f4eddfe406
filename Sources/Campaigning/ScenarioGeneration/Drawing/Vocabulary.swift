/// The strings of drawn and decoded scenarios: a few ordinary ones, and some that break programs.
enum Vocabulary {
  /// The strings, simplest first; the empty one is the default everywhere.
  static let texts: [String] = [
    "", "Weather", "Step count", "<script>alert(1)</script>", "\"quoted\" & 'single'",
    "\u{202E}reversed", "line\nbreak\u{7}", "]]>", "e\u{301}\u{1F469}\u{200D}\u{1F680}",
  ]

  static let count = texts.count

  static func text(_ number: Int) -> String {
    texts.indices.contains(number) ? texts[number] : ""
  }
}
