enum XMLEscaping {
  /// Returns the text for an element's content or an attribute in double quotes.
  ///
  /// A character that XML 1.0 forbids becomes U+FFFD; other hidden scalars become references.
  static func escape(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      case _ where !isAllowed(scalar): result += "\u{FFFD}"
      case "\t", "\n", "\r": result += reference(scalar)
      case _ where scalar.isHidden: result += reference(scalar)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the text for an element's content, where line feeds and tabs are safe.
  static func escapeContent(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { escape(String($0)) }
      .joined(separator: "\n")
  }

  /// Returns true if XML 1.0 (fifth edition, production 2) allows a scalar.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  private static func reference(_ scalar: Unicode.Scalar) -> String {
    "&#x" + String(scalar.value, radix: 16, uppercase: true) + ";"
  }
}
