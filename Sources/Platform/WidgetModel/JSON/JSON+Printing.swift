extension JSON: CustomStringConvertible {
  /// The value on one line, without spaces.
  public var description: String {
    var text = ""
    write(into: &text)
    return text
  }

  /// Returns the value on lines indented by two spaces, short lists and objects on a single one.
  public func pretty(width: Int = 96) -> String {
    var text = ""
    writePretty(into: &text, indent: 0, width: width)
    return text + "\n"
  }

  private func write(into text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let isTrue): text += isTrue ? "true" : "false"
    case .number(let number): text += String(number)
    case .string(let string): JSON.quote(string, into: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.write(into: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        JSON.quote(member.name, into: &text)
        text += ":"
        member.value.write(into: &text)
      }
      text += "}"
    }
  }

  private func writePretty(into text: inout String, indent: Int, width: Int) {
    let flat = spaced
    let isLeaf: Bool =
      switch self {
      case .array(let elements): elements.isEmpty
      case .object(let members): members.isEmpty
      default: true
      }
    if isLeaf || (indent > 0 && indent * 2 + flat.utf8.count <= width) {
      text += flat
      return
    }
    let inner = String(repeating: "  ", count: indent + 1)
    let outer = String(repeating: "  ", count: indent)
    switch self {
    case .array(let elements):
      text += "[\n"
      for (index, element) in elements.enumerated() {
        text += inner
        element.writePretty(into: &text, indent: indent + 1, width: width)
        text += index + 1 < elements.count ? ",\n" : "\n"
      }
      text += outer + "]"
    case .object(let members):
      text += "{\n"
      for (index, member) in members.enumerated() {
        text += inner
        JSON.quote(member.name, into: &text)
        text += ": "
        member.value.writePretty(into: &text, indent: indent + 1, width: width)
        text += index + 1 < members.count ? ",\n" : "\n"
      }
      text += outer + "}"
    default: text += flat
    }
  }

  /// The value on one line with a space after each comma and colon.
  private var spaced: String {
    switch self {
    case .array(let elements):
      return "[" + elements.map(\.spaced).joined(separator: ", ") + "]"
    case .object(let members):
      let parts = members.map { JSON.string($0.name).description + ": " + $0.value.spaced }
      return parts.isEmpty ? "{}" : "{ " + parts.joined(separator: ", ") + " }"
    default: return description
    }
  }

  /// Writes a string in quotes; control characters and the line separators are escaped.
  private static func quote(_ string: String, into text: inout String) {
    text += "\""
    // Nearly all strings are names of fields and kinds, which need no escapes.
    if string.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }) {
      text += string
    } else {
      escape(string, into: &text)
    }
    text += "\""
  }

  private static func escape(_ string: String, into text: inout String) {
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
