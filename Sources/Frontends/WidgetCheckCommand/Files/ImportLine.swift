struct ImportLine {
  /// The words that may precede `import`.
  static let accessLevels = ["public", "internal", "private", "fileprivate", "package"]

  private static let kinds = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  let module: String

  /// The path of a submodule such as `os.log`; the modules here have none, and are imported whole.
  let submodule: String?

  /// Reads a line without comments; `nil` if it imports nothing.
  init?(_ line: String) {
    let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }.map(String.init)
    guard let place = words.firstIndex(of: "import"), words.count > place + 1,
      words[..<place].allSatisfy({ $0.hasPrefix("@") || ImportLine.accessLevels.contains($0) })
    else { return nil }
    let isNamed = ImportLine.kinds.contains(words[place + 1]) && words.count > place + 2
    let target = isNamed ? words[place + 2] : words[place + 1]
    module = String(target.prefix { $0 != "." })
    submodule = isNamed || target == module ? nil : target
  }

  /// Returns a line that imports the whole module, padded to the same length.
  func widened(_ row: String) -> String {
    guard let submodule, let range = row.firstRange(of: submodule) else { return row }
    let padding = String(repeating: " ", count: submodule.count - module.count)
    return row.replacingCharacters(of: range, with: module + padding)
  }
}

extension String {
  fileprivate func replacingCharacters(of range: Range<Index>, with text: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }
}
