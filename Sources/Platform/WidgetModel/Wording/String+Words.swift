extension String {
  /// The case name as words, such as `network requested` for `networkRequested`.
  public var inWords: String {
    var words = ""
    for character in self {
      if character.isUppercase, !words.isEmpty { words += " " }
      words += character.lowercased()
    }
    return words
  }
}
