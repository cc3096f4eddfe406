/// Texts as literals of Swift source.
enum SwiftLiteral {
  /// A literal that has a text as its value.
  static func of(_ text: some StringProtocol) -> String { "\"\(escaped(text))\"" }

  /// A text as it stands within a literal.
  static func escaped(_ text: some StringProtocol) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\", "\"": result += "\\\(character)"
      case "\n", "\r\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0": result += "\\0"
      default: result.append(character)
      }
    }
  }
}
