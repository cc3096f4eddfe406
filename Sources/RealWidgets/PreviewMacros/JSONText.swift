func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case _ where scalar.value < 32:
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

/// Returns the first string value of a key; `nil` if there is none.
///
/// This is a text search, which suffices for the compiler's messages.
func value(of key: String, in message: Substring) -> String? {
  guard let start = message.firstRange(of: "\"\(key)\":\"")?.upperBound else { return nil }
  var result = ""
  var scalars = message[start...].unicodeScalars
  while let scalar = scalars.popFirst(), scalar != "\"" {
    guard scalar == "\\", let escaped = scalars.popFirst() else {
      result.unicodeScalars.append(scalar)
      continue
    }
    switch escaped {
    case "n": result += "\n"
    case "t": result += "\t"
    case "r": result += "\r"
    case "u":
      let digits = String(String.UnicodeScalarView(scalars.prefix(4)))
      scalars = scalars.dropFirst(4)
      if let code = UInt32(digits, radix: 16), let character = Unicode.Scalar(code) {
        result.unicodeScalars.append(character)
      }
    default: result.unicodeScalars.append(escaped)
    }
  }
  return result
}

extension StringProtocol {
  func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      formIndex(after: &start)
    }
    return nil
  }
}
