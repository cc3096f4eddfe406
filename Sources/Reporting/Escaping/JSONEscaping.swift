enum JSONEscaping {
  /// Returns the document with the hidden scalars of its strings escaped; a parser reads the same.
  ///
  /// A subject's text then cannot reorder anything. Line feeds must only be between values.
  static func escape(_ document: String) -> String {
    guard document.unicodeScalars.contains(where: { $0.isHidden && $0 != "\n" }) else {
      return document
    }
    var result = ""
    result.reserveCapacity(document.utf8.count)
    for scalar in document.unicodeScalars {
      if scalar.isHidden, scalar != "\n" {
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
