enum ImportedModules {
  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  static func names(in source: TokenizedSource) -> [String] {
    var names: [String] = []
    for index in source.tokens.indices
    where source.text(index) == "import" && source.isWord(index) && source.isWord(index + 1) {
      guard source.enclosing[index] < 0, beginsStatement(index, source) else { continue }
      let place = kinds.contains(source.text(index + 1)) ? index + 2 : index + 1
      if !names.contains(source.text(place)) { names.append(source.text(place)) }
    }
    return names
  }

  private static func beginsStatement(_ index: Int, _ source: TokenizedSource) -> Bool {
    source.tokens[index].startsLine || source.isSign(index - 1, ";")
      || ["public", "internal", "private", "fileprivate", "package"].contains(
        source.text(index - 1)
      )
      || source.isSign(index - 2, "@") || source.isSign(index - 1, ")")
  }
}
