/// How hidden scalars stand in a JSON document.
enum JSONEscaping {
  /// The document with each hidden scalar of its strings as an escape; a parser reads the same values.
  ///
  /// A terminal or an editor that shows the document is not reordered or moved by what a subject wrote.
  ///
  /// - Parameter document: A valid JSON document whose line feeds all stand between values.
  /// - Returns: The document.
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
