enum HTMLEscaping {
  /// Returns the text for an element's content or an attribute in double quotes.
  ///
  /// Hidden scalars are spelled out, so that no text can reorder the page; line feeds and tabs
  /// stay.
  static func escape(_ text: String) -> String {
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.isHidden: result += scalar.visibleEscape
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns true if a byte never needs escaping; most texts have no others.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
      UInt8(ascii: "'"):
      false
    default: (0x20...0x7E).contains(byte)
    }
  }
}
