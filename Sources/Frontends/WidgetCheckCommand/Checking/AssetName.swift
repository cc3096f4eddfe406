/// The Swift name that Xcode generates for an asset of a catalogue.
///
/// The rule is derived from generated files in public repositories: the words of `DSAction` are
/// `DS` and `Action`, of `p_75porciento` `p`, `75` and `porciento`; a name without lowercase
/// letters, such as `FF6767`, keeps its case and becomes `FF_6767`.
struct AssetName: Hashable {
  /// Returns a member's name, such as `accent` for `AccentColor`, or an empty string; the suffix
  /// `Color` or `Image` is dropped after other words.
  static func member(_ asset: String, without suffix: String) -> String {
    var words = words(of: asset)
    if words.count > 1, words.last?.lowercased() == suffix.lowercased() { words.removeLast() }
    guard let first = words.first else { return "" }
    guard words.contains(where: { $0.contains(where: \.isLowercase) }) else {
      return identifier(words.joined(separator: "_"))
    }
    return identifier(first.lowercased() + words.dropFirst().map(capitalized).joined())
  }

  static func namespace(_ folder: String) -> String {
    identifier(words(of: folder).map(capitalized).joined())
  }

  /// Splits a name at other characters, at digits, before a capital after a lowercase letter, and
  /// before the last of several capitals that a lowercase letter follows.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      if let last = word.last, begins(character, after: last, before: next) {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func begins(
    _ character: Character,
    after last: Character,
    before next: Character
  ) -> Bool {
    if last.isNumber != character.isNumber { return true }
    return character.isUppercase && (last.isLowercase || next.isLowercase)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  static func identifier(_ name: String) -> String {
    if name.first?.isNumber ?? false { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
