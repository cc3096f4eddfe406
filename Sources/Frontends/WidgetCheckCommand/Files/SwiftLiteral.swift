/// Texts as literals of Swift source.
enum SwiftLiteral {
  /// A literal that has a text as its value.
  static func of(_ text: some StringProtocol) -> String { "\"\(escaped(text))\"" }

  /// The text that stands within a literal; `nil` where it is interpolated, or written by numbers.
  static func value(of literal: some StringProtocol) -> String? {
    var text = ""
    var isEscaped = false
    for character in literal {
      guard isEscaped else {
        if character == "\\" { isEscaped = true } else { text.append(character) }
        continue
      }
      switch character {
      case "n": text.append("\n")
      case "r": text.append("\r")
      case "t": text.append("\t")
      case "0": text.append("\0")
      case "\\", "\"", "'": text.append(character)
      default: return nil
      }
      isEscaped = false
    }
    return isEscaped ? nil : text
  }

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
