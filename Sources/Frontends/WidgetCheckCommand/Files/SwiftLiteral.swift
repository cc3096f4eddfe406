enum SwiftLiteral {
  static func of(_ text: some StringProtocol) -> String { "\"\(escaped(text))\"" }

  /// Returns the value of a literal's contents; `nil` if it has interpolations or numeric escapes.
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
