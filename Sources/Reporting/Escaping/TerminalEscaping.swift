/// Escapes text for a terminal: it moves no cursor, sets no colour and reorders nothing.
public enum TerminalEscaping {
  /// Returns the text on one line, with each hidden scalar spelled out, an escape as `\u{1B}`.
  public static func escape(_ text: String) -> String { text.revealed() }
}
