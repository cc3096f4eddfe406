/// What a call's parentheses hold, as far as a declaration has to follow it.
struct CallShape: Hashable, Sendable {
  /// One argument.
  struct Argument: Hashable, Sendable {
    /// The label, `nil` for none.
    var label: String?
    /// The argument's form.
    var form: Form
  }

  /// The forms of arguments that need different parameter types.
  enum Form: Hashable, Sendable {
    /// Anything with a type of its own.
    case value
    /// `.name`, whose type has to come from the parameter; with the names that it uses.
    case implicitMember
    /// `nil`.
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
    /// A value of a type that is known, from a message.
    case typed(String)
  }

  /// The arguments in order, trailing closures last.
  var arguments: [Argument] = []

  /// How many of the arguments are trailing closures without a label.
  var trailingCount = 0
}

/// What a closure expression takes and gives.
struct ClosureShape: Hashable, Sendable {
  /// The types of the parameters.
  var parameters: [String] = []
  /// Whether it awaits something.
  var isAsync = false
  /// Whether it is the content of a view.
  var buildsViews = false
  /// Whether it gives nothing.
  var isVoid = false
}

extension CallShape {
  /// Reads the call after a callee.
  ///
  /// - Parameters:
  ///   - index: The token after the callee and its generic arguments.
  ///   - source: The file.
  /// - Returns: The shape and the token after the call; `nil` where nothing is called.
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

  /// Whether a brace after an expression is its trailing closure, and no statement's body.
  static func opensTrailingClosure(_ index: Int, in source: TokenizedSource) -> Bool {
    guard source.isSign(index, "{"), source.partners[index] > index else { return false }
    guard !source.tokens[index].startsLine else { return false }
    // Accessors of a property with a value.
    if ["didSet", "willSet", "get", "set"].contains(source.text(index + 1)) { return false }
    // Inside of parentheses or brackets no statement has a body.
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

  /// Whether brackets hold keys and values.
  private static func holdsPairs(_ open: Int, _ source: TokenizedSource) -> Bool {
    (open + 1..<source.partners[open]).contains { index in
      source.isSign(index, ":") && source.enclosing[index] == open
        && !source.tokens[open..<index].contains { $0.text == "?" }
    }
  }

  /// Whether a dictionary's first key or value is an implicit member.
  private static func opensWithLabelledImplicit(_ open: Int, _ source: TokenizedSource) -> Bool {
    var index = open + 1
    while index < source.partners[open], index < open + 6 {
      if source.isSign(index, ":"), source.isSign(index + 1, ".") { return true }
      index += 1
    }
    return false
  }

  /// Whether `a ? .b : .c` leaves the type to the parameter.
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
