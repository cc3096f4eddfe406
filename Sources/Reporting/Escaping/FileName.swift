/// Makes file names from texts of a subject.
enum FileName {
  /// Returns the start of the text with only its ASCII letters and digits, and hyphens for the
  /// rest.
  ///
  /// The limit keeps within the name lengths of all file systems; an empty text becomes `widget`.
  static func plain(_ text: String, limit: Int) -> String {
    let name = text.unicodeScalars.prefix(limit).map { scalar in
      scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        ? Character(scalar) : "-"
    }
    return name.isEmpty ? "widget" : String(name)
  }
}
