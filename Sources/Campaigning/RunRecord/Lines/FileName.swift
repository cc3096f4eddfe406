/// Makes file names from strings of a subject or record, so that none escapes its folder.
package enum FileName {
  /// Returns the text's start with hyphens for all but ASCII letters and digits, within the length
  /// that all file systems allow; `widget` for an empty string.
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
  /// A longer string is truncated and ends with its hash, so that equal prefixes do not collide.
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
    // FNV-1a, because `Hasher` has a different seed in each process.
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let end = "-" + String(hash, radix: 16)
    while name.utf8.count + end.utf8.count > longest { name.removeLast() }
    return name + end
  }

  /// The maximum number of bytes in a name; file systems allow 255, and endings are added.
  private static let longest = 200
}
