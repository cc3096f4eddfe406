/// The condition of `#if` or `#elseif`, evaluated for an iPhone with the modules that exist here.
struct BuildCondition {
  struct Surroundings {
    var modules: Set<String>
    var conditions: Set<String> = []

    /// Returns the value of a test such as `os(iOS)`; `nil` if unknown.
    func holds(_ test: String, of argument: String) -> Bool? {
      switch test {
      case "os": argument == "iOS"
      case "canImport" where BuildCondition.modulesOfOtherSystems.contains(argument): false
      case "canImport":
        modules.contains(String(argument.prefix { $0.isLetter || $0.isNumber || $0 == "_" }))
      case "targetEnvironment", "_runtime", "_ptrauth": false
      case "arch": argument == BuildCondition.architecture
      // Code is compiled in Swift 5 mode.
      case "swift": BuildCondition.compares(argument, to: (5, 99))
      case "compiler": BuildCondition.compares(argument, to: (6, 3))
      default: nil
      }
    }
  }

  /// The modules of other systems that no iPhone has.
  static let modulesOfOtherSystems = [
    "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "Bionic", "Android", "WinSDK", "ucrt",
    "WASILibc",
  ]

  private let tokens: [Substring]

  init(_ text: some StringProtocol) {
    var tokens: [Substring] = []
    var rest = Substring(text)
    while let character = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if !word.isEmpty {
        tokens.append(word)
        rest = rest.dropFirst(word.count)
      } else if character.isWhitespace {
        rest.removeFirst()
      } else {
        let count = rest.hasPrefix("&&") || rest.hasPrefix("||") ? 2 : 1
        tokens.append(rest.prefix(count))
        rest = rest.dropFirst(count)
      }
    }
    self.tokens = tokens
  }

  static func isName(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" } ?? false
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  var concernsPlatform: Bool {
    tokens.contains { ["os", "canImport", "targetEnvironment"].contains($0) }
  }

  /// The project's own conditions in it, such as `DEBUG`.
  var names: [String] {
    var names: [String] = []
    var rest = tokens[...]
    while let token = rest.popFirst() {
      guard token.first.map({ $0.isLetter || $0 == "_" }) ?? false else { continue }
      if rest.first == "(" {
        rest = rest.drop { $0 != ")" }
      } else if token != "true", token != "false" {
        names.append(String(token))
      }
    }
    return names
  }

  func holds(in surroundings: Surroundings) -> Bool? {
    var reader = Reader(tokens: tokens[...], surroundings: surroundings)
    let value = reader.alternatives()
    return reader.tokens.isEmpty ? value : nil
  }

  private struct Reader {
    var tokens: ArraySlice<Substring>
    let surroundings: Surroundings

    mutating func alternatives() -> Bool? {
      var value = conjunction()
      // Three-valued logic: unknown, unless one side alone decides.
      while tokens.first == "||" {
        tokens.removeFirst()
        let next = conjunction()
        value =
          value == true || next == true ? true : value.flatMap { _ in next.map { _ in false } }
      }
      return value
    }

    private mutating func conjunction() -> Bool? {
      var value = single()
      while tokens.first == "&&" {
        tokens.removeFirst()
        let next = single()
        value =
          value == false || next == false ? false : value.flatMap { _ in next.map { _ in true } }
      }
      return value
    }

    private mutating func single() -> Bool? {
      guard let token = tokens.popFirst() else { return nil }
      switch token {
      case "!": return single().map { !$0 }
      case "(":
        let value = alternatives()
        if tokens.first == ")" { tokens.removeFirst() }
        return value
      case "true": return true
      case "false": return false
      default: break
      }
      guard tokens.first == "(" else { return surroundings.conditions.contains(String(token)) }
      tokens.removeFirst()
      let argument = tokens.prefix { $0 != ")" }
      tokens = tokens.dropFirst(argument.count + 1)
      return surroundings.holds(String(token), of: argument.joined())
    }
  }

  private static var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }

  private static func compares(_ text: String, to version: (Int, Int)) -> Bool? {
    let isAtLeast = text.hasPrefix(">=")
    guard isAtLeast || text.hasPrefix("<") else { return nil }
    let numbers = text.drop { !$0.isNumber }.split(separator: ".").map { Int($0) ?? 0 }
    guard let major = numbers.first else { return nil }
    let minor = numbers.count > 1 ? numbers[1] : 0
    return (version >= (major, minor)) == isAtLeast
  }
}
