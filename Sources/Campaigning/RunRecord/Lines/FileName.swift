/// Makes file names from texts of a subject or a record, so that none leads out of its folder.
package enum FileName {
  /// Returns the text's start with hyphens for all but ASCII letters and digits, within the length
  /// that all file systems allow; `widget` for an empty text.
  package static func plain(_ text: String, limit: Int) -> String {
    let name = text.unicodeScalars.prefix(limit).map { scalar in
      scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        ? Character(scalar) : "-"
    }
    return name.isEmpty ? "widget" : String(name)
  }

  /// Returns the text with hyphens for all but letters, digits and inner dots, in at most 200
  /// bytes.
  ///
  /// A longer text is cut and ends with its hash, so that texts that begin alike stay apart.
  /// O(length of the text).
  static func whole(_ text: String) -> String {
    var name = ""
    // Scalars, because a character may be a letter together with a slash.
    for scalar in text.unicodeScalars {
      let properties = scalar.properties
      let isMark = [.nonspacingMark, .spacingMark].contains(properties.generalCategory)
      let isKept =
        properties.isAlphabetic || properties.numericType != nil || isMark
        || scalar == "." && !name.isEmpty
      name.unicodeScalars.append(isKept ? scalar : "-")
    }
    guard name.utf8.count > longest else { return name }
    // FNV-1a, because `Hasher` has another seed in each process.
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let end = "-" + String(hash, radix: 16)
    while name.utf8.count + end.utf8.count > longest { name.removeLast() }
    return name + end
  }

  /// The most bytes of a name; file systems allow 255, and endings are added.
  private static let longest = 200
}
