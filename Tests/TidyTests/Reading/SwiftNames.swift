/// The types that a Swift file declares, the names that it mentions, and its imports.
///
/// It is a small reader, not a compiler; ``SwiftMembers`` reads members and free functions.
struct SwiftNames {
  /// The types declared at file level that other files of the module see.
  private(set) var declared: Set<String> = []

  /// The names with a local meaning: private and nested types, generic parameters.
  private(set) var own: Set<String> = []

  /// Every capitalized name that is not a member of something.
  private(set) var mentioned: Set<String> = []

  /// The modules that the file imports.
  private(set) var imports: Set<String> = []

  private var depth = 0
  private var isPrivate = false
  private let words: [SwiftWord]

  /// Reads code without comments and strings.
  init(ofCode code: String) {
    words = SwiftWord.words(of: code)
    for index in words.indices { read(index) }
    for index in words.indices { readImport(index) }
  }

  private static let kinds: Set<String> = [
    "struct", "enum", "class", "actor", "protocol", "typealias", "associatedtype",
  ]
  private static let modifiers: Set<String> = [
    "final", "indirect", "nonisolated", "distributed", "unsafe",
  ]

  private mutating func read(_ index: Int) {
    let word = words[index]
    switch word.text {
    case "{": depth += 1
    case "}": depth -= 1
    case "private", "fileprivate":
      isPrivate = true
      return
    case "func", "init", "subscript": readParameters(from: index)
    case let kind where SwiftNames.kinds.contains(kind) && !isMember(index):
      readDeclaration(index)
    default:
      if isTypeName(word.text) && !isMember(index) { mentioned.insert(word.text) }
    }
    if !SwiftNames.modifiers.contains(word.text) { isPrivate = false }
  }

  private mutating func readDeclaration(_ index: Int) {
    guard index + 1 < words.count, isTypeName(words[index + 1].text) else { return }
    let name = words[index + 1].text
    if depth == 0 && !isPrivate { declared.insert(name) } else { own.insert(name) }
    readParameters(from: index)
  }

  /// Reads the generic parameters of a declaration: the words after `<` and each comma.
  private mutating func readParameters(from index: Int) {
    guard let open = words[index...].prefix(3).firstIndex(where: { $0.text == "<" }) else { return }
    var isNext = true
    for word in words[(open + 1)...] {
      if word.text == ">" { return }
      if word.text == "each" || word.text == "let" { continue }
      if isNext { own.insert(word.text) }
      isNext = word.text == ","
    }
  }

  private mutating func readImport(_ index: Int) {
    guard words[index].text == "import", !isMember(index) else { return }
    var rest = words[(index + 1)...].prefix(2)
    if let first = rest.first, SwiftNames.kinds.contains(first.text) || first.text == "func" {
      rest.removeFirst()
    }
    if let module = rest.first { imports.insert(module.text) }
  }

  private func isTypeName(_ word: String) -> Bool {
    word.first == "_" || word.first?.isUppercase == true
  }

  /// Returns true if a word follows a dot.
  private func isMember(_ index: Int) -> Bool { index > 0 && words[index - 1].text == "." }
}
