import Foundation

/// Parses a predicate's format; subqueries, arithmetic and the like make the whole predicate true.
struct PredicateFormat {
  typealias Condition = (Any?) -> Bool

  private let tokens: [PredicateToken]
  private var arguments: ArraySlice<Any?>
  private var place = 0

  /// Returns the condition of a format; `nil` if its syntax is not supported.
  static func condition(_ format: String, _ arguments: [Any?]) -> Condition? {
    guard let tokens = PredicateToken.tokens(of: format), !tokens.isEmpty else { return nil }
    var reader = PredicateFormat(tokens: tokens, arguments: arguments[...])
    guard let condition = reader.disjunction(), reader.place == tokens.count else { return nil }
    return condition
  }

  private init(tokens: [PredicateToken], arguments: ArraySlice<Any?>) {
    self.tokens = tokens
    self.arguments = arguments
  }

  private var next: PredicateToken? { place < tokens.count ? tokens[place] : nil }

  private func word(at place: Int) -> String? {
    guard place < tokens.count, case .word(let word) = tokens[place] else { return nil }
    return word.uppercased()
  }

  private mutating func skip(_ word: String, _ sign: String? = nil) -> Bool {
    guard self.word(at: place) == word || sign.map({ next == .sign($0) }) == true else {
      return false
    }
    place += 1
    return true
  }

  private mutating func disjunction() -> Condition? {
    guard var condition = conjunction() else { return nil }
    while skip("OR", "||") {
      guard let other = conjunction() else { return nil }
      let first = condition
      condition = { first($0) || other($0) }
    }
    return condition
  }

  private mutating func conjunction() -> Condition? {
    guard var condition = negation() else { return nil }
    while skip("AND", "&&") {
      guard let other = negation() else { return nil }
      let first = condition
      condition = { first($0) && other($0) }
    }
    return condition
  }

  private mutating func negation() -> Condition? {
    if skip("NOT", "!") { return negation().map { condition in { !condition($0) } } }
    if skip("TRUEPREDICATE") { return { _ in true } }
    if skip("FALSEPREDICATE") { return { _ in false } }
    // A parenthesis may also begin an expression, so the parser backtracks.
    let start = self
    if next == .sign("(") {
      place += 1
      if let condition = disjunction(), next == .sign(")") {
        place += 1
        return condition
      }
      self = start
    }
    return comparison()
  }

  private mutating func comparison() -> Condition? {
    let quantifier: PredicateComparison.Quantifier =
      if skip("ANY") || skip("SOME") {
        .any
      } else if skip("ALL") {
        .all
      } else if skip("NONE") {
        .none
      } else {
        .direct
      }
    guard let left = expression(), let name = comparisonName() else { return nil }
    let options = comparisonOptions()
    guard let right = expression() else { return nil }
    let comparison = PredicateComparison(
      quantifier: quantifier,
      left: left,
      name: name,
      options: options,
      right: right
    )
    return { comparison.isTrue(for: $0) }
  }

  private mutating func comparisonName() -> String? {
    defer { place += 1 }
    switch next {
    case .sign("="), .sign("=="): return "=="
    case .sign("!="), .sign("<>"): return "!="
    case .sign("<="), .sign("=<"): return "<="
    case .sign(">="), .sign("=>"): return ">="
    case .sign("<"): return "<"
    case .sign(">"): return ">"
    default:
      return word(at: place).flatMap { PredicateComparison.words.contains($0) ? $0 : nil }
    }
  }

  private mutating func comparisonOptions() -> String.CompareOptions {
    guard next == .sign("["), let letters = word(at: place + 1),
      place + 2 < tokens.count, tokens[place + 2] == .sign("]")
    else { return [] }
    place += 3
    var options: String.CompareOptions = []
    if letters.contains("C") { options.insert(.caseInsensitive) }
    if letters.contains("D") { options.insert(.diacriticInsensitive) }
    return options
  }

  private mutating func expression() -> PredicateExpression? {
    guard let token = next else { return nil }
    place += 1
    switch token {
    case .text(let text): return .constant(text)
    case .number(let number): return .constant(number)
    case .argument(let isKey):
      guard let argument = arguments.popFirst() else { return nil }
      guard isKey else { return .constant(argument) }
      return .path("\(argument ?? "")".split(separator: ".").map(String.init))
    case .sign("{"): return list()
    case .sign("("):
      guard let inner = expression(), next == .sign(")") else { return nil }
      place += 1
      return inner
    case .sign: return nil
    case .word(let word): return named(word)
    }
  }

  private mutating func list() -> PredicateExpression? {
    var parts: [PredicateExpression] = []
    while next != .sign("}") {
      guard let part = expression() else { return nil }
      parts.append(part)
      if next == .sign(",") { place += 1 }
    }
    place += 1
    return .list(parts)
  }

  private mutating func named(_ word: String) -> PredicateExpression? {
    if next == .sign("(") {
      guard word.lowercased() == "now", place + 1 < tokens.count, tokens[place + 1] == .sign(")")
      else { return nil }
      place += 2
      return .constant(Date())
    }
    switch word.uppercased() {
    case "NIL", "NULL": return .constant(nil)
    case "YES", "TRUE": return .constant(true)
    case "NO", "FALSE": return .constant(false)
    case "AND", "OR", "NOT", "IN", "BETWEEN": return nil
    default: return .path(word.split(separator: ".").map(String.init))
    }
  }
}
