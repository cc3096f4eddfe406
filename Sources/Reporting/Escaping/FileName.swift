/// Names of files that are made of a subject's texts.
enum FileName {
  /// The text with its letters and digits of ASCII alone, and hyphens for the rest; `widget` for an empty text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The most characters, few enough for every file system.
  /// - Returns: The name, without an extension.
  static func plain(_ text: String, limit: Int) -> String {
    let name = text.unicodeScalars.prefix(limit).map { scalar in
      scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        ? Character(scalar) : "-"
    }
    return name.isEmpty ? "widget" : String(name)
  }
}
