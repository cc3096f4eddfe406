/// The members and free functions that a Swift file declares, and those that it uses by name.
///
/// It is a small reader, not a compiler: it does not know the types of expressions. A use is a call,
/// or a name after the dot of an expression; a property without `self` is not seen.
struct SwiftMembers {
  /// The functions and properties that other files of the module see.
  private(set) var declared: Set<String> = []

  /// The names with a local meaning: private members, constants and variables of a function.
  private(set) var own: Set<String> = []

  /// The names that the file calls, or follows an expression with.
  private(set) var used: Set<String> = []

  private enum Scope { case type, privateType, code }

  private var scopes: [Scope] = []

  /// The scope that the next brace opens.
  private var next = Scope.code

  private var isPrivate = false
  private let words: [SwiftWord]

  /// Reads code without comments and strings.
  init(ofCode code: String) {
    words = SwiftWord.words(of: code)
    for index in words.indices {
      readDeclaration(index)
      readUse(index)
    }
  }

  private static let types: Set<String> = [
    "struct", "enum", "class", "actor", "protocol", "extension",
  ]
  private static let members: Set<String> = ["func", "var", "let"]
  private static let modifiers: Set<String> = [
    "static", "class", "final", "mutating", "nonmutating", "nonisolated", "override", "lazy",
    "weak", "unowned", "consuming", "borrowing", "unsafe", "indirect", "distributed", "@",
    "discardableResult", "inlinable", "inline", "usableFromInline",
  ]
  /// The words after which a dot begins a name without an expression.
  private static let keywords: Set<String> = [
    "as", "await", "case", "catch", "else", "guard", "if", "in", "is", "return", "switch", "throw",
    "try", "where", "while", "yield",
  ]

  private func text(_ index: Int) -> String? {
    words.indices.contains(index) ? words[index].text : nil
  }

  private mutating func readDeclaration(_ index: Int) {
    let word = words[index].text
    switch word {
    case "{":
      scopes.append(next)
      next = .code
    case "}": _ = scopes.popLast()
    case "private", "fileprivate":
      // With `(set)` others still read it.
      isPrivate = text(index + 1) != "("
      return
    case _ where text(index - 1) == ".": break
    case _ where SwiftMembers.types.contains(word):
      // `class` is also a modifier.
      if text(index + 1).map(SwiftMembers.members.contains) != true {
        next = isPrivate ? .privateType : .type
      }
    case _ where SwiftMembers.members.contains(word): declare(index)
    default: break
    }
    if !SwiftMembers.modifiers.contains(word) { isPrivate = false }
  }

  private mutating func declare(_ index: Int) {
    guard let name = text(index + 1), words[index + 1].isName else { return }
    let isShared = !isPrivate && scopes.allSatisfy { $0 == .type }
    if isShared { declared.insert(name) } else { own.insert(name) }
  }

  private mutating func readUse(_ index: Int) {
    let word = words[index]
    guard word.isName, word.text.first?.isLowercase == true else { return }
    if text(index - 1) == "." {
      if isAfterExpression(index - 1) { used.insert(word.text) }
    } else if text(index + 1) == "(", words[index + 1].isAdjacent,
      !["func", "@", "#"].contains(text(index - 1))
    {
      used.insert(word.text)
    }
  }

  /// Returns true if a dot follows an expression, on its line or at the end of the line before.
  ///
  /// A type does not count: ``SwiftNames`` mentions it.
  private func isAfterExpression(_ dot: Int) -> Bool {
    guard dot > 0 else { return false }
    let last = words[dot - 1]
    if SwiftMembers.keywords.contains(last.text) { return false }
    if last.text.first?.isUppercase == true { return false }
    if last.isName || [")", "]", "}"].contains(last.text) { return true }
    return ["?", "!", ">"].contains(last.text) && words[dot].isAdjacent
  }
}
