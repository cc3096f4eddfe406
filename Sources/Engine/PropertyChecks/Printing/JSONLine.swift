import PropertyTesting

/// A JSON object on one line, with its fields in the given order.
struct JSONLine {
  enum Value {
    case text(String)
    case number(Int)

    /// Text that is already JSON: true, null, or a number with a fraction.
    case literal(String)
  }

  let text: String

  init(_ kind: String, _ fields: KeyValuePairs<String, Value>) {
    var text = "{\"kind\":\(Self.quoted(kind))"
    for (name, value) in fields {
      text += ",\(Self.quoted(name)):"
      switch value {
      case .text(let string): text += Self.quoted(string)
      case .number(let number): text += String(number)
      case .literal(let literal): text += literal
      }
    }
    self.text = text + "}"
  }

  /// Returns a quoted string with control characters and line separators escaped.
  static func quoted(_ string: String) -> String {
    var text = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..<"\u{20}", "\u{7F}"..<"\u{A0}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
