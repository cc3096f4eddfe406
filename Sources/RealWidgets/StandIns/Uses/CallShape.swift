/// The properties of the arguments of a call on which a declaration depends.
struct CallShape: Hashable, Sendable {
  struct Argument: Hashable, Sendable {
    var label: String?
    var form: Form
  }

  /// The forms of arguments that need different parameter types.
  enum Form: Hashable, Sendable {
    /// An expression with a type of its own.
    case value
    /// `.name`, whose type must come from the parameter.
    case implicitMember
    case none
    /// `[]`, or an array of implicit members.
    case array
    /// `[:]`.
    case dictionary
    /// `&value`.
    case inOut
    /// `\.name`.
    case keyPath
    /// `{ ... }`.
    case closure(ClosureShape)
    /// A value whose type a message gives.
    case typed(String)
  }

  /// The arguments in order, trailing closures last.
  var arguments: [Argument] = []

  /// The number of trailing closures without a label.
  var trailingCount = 0
}

/// The parameters and effects of a closure expression.
struct ClosureShape: Hashable, Sendable {
  var parameters: [String] = []
  var isAsync = false
  var buildsViews = false
  /// True for an empty closure.
  var isVoid = false
}

extension CallShape {
  /// Parses the call after a callee and returns the token after it; `nil` if there is no call.
  static func read(at index: Int, in source: TokenizedSource) -> (shape: CallShape, end: Int)? {
    var shape = CallShape()
    var index = index
    var isCall = false
    if source.isSign(index, "("), source.partners[index] > index,
      !source.tokens[index].startsLine
    {
      shape.arguments = arguments(from: index + 1, to: source.partners[index], in: source)
      index = source.partners[index] + 1
      isCall = true
    }
    guard opensTrailingClosure(index, in: source) else { return isCall ? (shape, index) : nil }
    shape.arguments.append(Argument(label: nil, form: closure(at: index, in: source)))
    shape.trailingCount = 1
    index = source.partners[index] + 1
    while source.isWord(index), source.isSign(index + 1, ":"), source.isSign(index + 2, "{"),
      source.partners[index + 2] > index
    {
      let form = closure(at: index + 2, in: source)
      shape.arguments.append(Argument(label: source.text(index), form: form))
      index = source.partners[index + 2] + 1
    }
    return (shape, index)
  }

  /// Returns true if a brace after an expression opens a trailing closure, not a statement's body.
  static func opensTrailingClosure(_ index: Int, in source: TokenizedSource) -> Bool {
    guard source.isSign(index, "{"), source.partners[index] > index else { return false }
    guard !source.tokens[index].startsLine else { return false }
    // Accessors of a property with a value.
    if ["didSet", "willSet", "get", "set"].contains(source.text(index + 1)) { return false }
    // Inside parentheses or brackets no statement has a body.
    let around = source.enclosing[index]
    if around >= 0, source.isSign(around, "(") || source.isSign(around, "[") { return true }
    var place = index - 1
    while place > around {
      if source.partners[place] >= 0, source.partners[place] < place,
        !source.isSign(place, "}") || source.isSign(place + 1, ".")
      {
        place = source.partners[place] - 1
        continue
      }
      let token = source.tokens[place]
      if token.kind == .word,
        ["if", "guard", "while", "for", "switch", "in", "where", "catch", "else"].contains(
          token.text
        )
      {
        return token.text == "in" && closureHead(place, source)
      }
      if token.text == "var" || token.text == "func" || token.text == "init" {
        return source.tokens[place..<index].contains { $0.text == "=" }
      }
      if token.kind == .sign, token.text == "{" || token.text == "}" { return true }
      if token.startsLine, token.text != ".", !source.isSign(place, ",") {
        if source.isSign(place - 1, ",") || source.isSign(place, "&&") || source.isSign(place, "||")
        {
          place -= 1
          continue
        }
        return true
      }
      place -= 1
    }
    return true
  }

  private static func closureHead(_ place: Int, _ source: TokenizedSource) -> Bool {
    let around = source.enclosing[place]
    guard around >= 0, source.isSign(around, "{") else { return false }
    return !source.tokens[around..<place].contains { $0.text == "for" }
  }

  private static func arguments(
    from start: Int,
    to end: Int,
    in source: TokenizedSource
  ) -> [Argument] {
    var arguments: [Argument] = []
    var index = start
    while index < end {
      var label: String?
      if source.isWord(index), source.isSign(index + 1, ":") {
        label = source.text(index)
        index += 2
      }
      let next = source.endOfElement(from: index, before: end)
      arguments.append(Argument(label: label, form: form(index..<min(next, end), in: source)))
      index = next + 1
    }
    return arguments
  }

  private static func form(_ range: Range<Int>, in source: TokenizedSource) -> Form {
    guard let first = range.first else { return .value }
    let isSingle = range.count == 1
    if isSingle, source.text(first) == "nil" { return .none }
    if source.isSign(first, "{") { return closure(at: first, in: source) }
    if source.isSign(first, "&") { return .inOut }
    if source.isSign(first, "\\") {
      return source.isSign(first + 1, ".") ? .keyPath : .value
    }
    if source.isSign(first, "["), source.partners[first] == range.upperBound - 1 {
      if range.count == 2 { return .array }
      if range.count == 3, source.isSign(first + 1, ":") { return .dictionary }
      if source.isSign(first + 1, ".") {
        return holdsPairs(first, source) ? .dictionary : .array
      }
      if opensWithLabelledImplicit(first, source) { return .dictionary }
      return .value
    }
    if source.isSign(first, "."), source.isWord(first + 1) { return .implicitMember }
    return holdsImplicitBranch(range, source) ? .implicitMember : .value
  }

  private static func holdsPairs(_ open: Int, _ source: TokenizedSource) -> Bool {
    (open + 1..<source.partners[open]).contains { index in
      source.isSign(index, ":") && source.enclosing[index] == open
        && !source.tokens[open..<index].contains { $0.text == "?" }
    }
  }

  /// Returns true if a dictionary's first key or value is an implicit member.
  private static func opensWithLabelledImplicit(_ open: Int, _ source: TokenizedSource) -> Bool {
    var index = open + 1
    while index < source.partners[open], index < open + 6 {
      if source.isSign(index, ":"), source.isSign(index + 1, ".") { return true }
      index += 1
    }
    return false
  }

  /// Returns true if the type of `a ? .b : .c` must come from the parameter.
  private static func holdsImplicitBranch(_ range: Range<Int>, _ source: TokenizedSource) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if source.partners[index] > index {
        index = source.partners[index]
      } else if source.isSign(index, "?") || source.isSign(index, ":")
        || source.isSign(index, "??"),
        source.isSign(index + 1, "."), source.isWord(index + 2),
        source.tokens[index + 1].followsSpace
      {
        return true
      }
      index += 1
    }
    return false
  }

  private static func closure(at open: Int, in source: TokenizedSource) -> Form {
    .closure(ClosureShape.read(at: open, in: source))
  }
}
