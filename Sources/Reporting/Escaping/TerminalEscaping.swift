/// How a text stands on a terminal: it moves no cursor, sets no colour and reorders nothing.
enum TerminalEscaping {
  /// The text on one line, each hidden scalar spelled out as `\u{1B}`.
  static func escape(_ text: String) -> String { text.revealed() }
}
