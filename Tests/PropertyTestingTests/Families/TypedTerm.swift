import PropertyTesting

/// A type of the simply typed lambda calculus with numbers and truth values.
indirect enum TermType: Hashable, Sendable {
  case number, truth
  case function(TermType, TermType)

  static func drawn(from source: ChoiceSource, depth: Int = 2) -> TermType {
    source.span(SpanLabel(50)) {
      switch source.pick(count: depth == 0 ? 2 : 3) {
      case 1: .truth
      case 2:
        .function(drawn(from: source, depth: depth - 1), drawn(from: source, depth: depth - 1))
      default: .number
      }
    }
  }
}

/// A well-typed term; variables count the binders between their use and their binder.
indirect enum TypedTerm: Hashable, Sendable {
  case number(Int)
  case truth(Bool)
  case variable(Int)
  case lambda(TermType, TypedTerm)
  case application(TypedTerm, TypedTerm)
  case sum(TypedTerm, TypedTerm)
  case choice(TypedTerm, TypedTerm, TypedTerm)

  static func drawn(from source: ChoiceSource) -> TypedTerm {
    let type = TermType.drawn(from: source)
    return drawn(of: type, in: [], depth: 4, from: source)
  }

  private static func drawn(
    of type: TermType,
    in context: [TermType],
    depth: Int,
    from source: ChoiceSource
  ) -> TypedTerm {
    source.span(SpanLabel(51)) {
      let smaller = { (type: TermType, context: [TermType]) in
        drawn(of: type, in: context, depth: depth - 1, from: source)
      }
      let variables = context.indices.filter { context[$0] == type }
      var forms: [() -> TypedTerm] = [{ base(of: type, in: context, from: source) }]
      if !variables.isEmpty {
        forms.append { .variable(variables[source.pick(count: variables.count)]) }
      }
      if depth > 0 {
        forms.append {
          let argument = TermType.drawn(from: source, depth: 1)
          return .application(
            smaller(.function(argument, type), context),
            smaller(argument, context)
          )
        }
        if type == .number { forms.append { .sum(smaller(type, context), smaller(type, context)) } }
        forms.append {
          .choice(smaller(.truth, context), smaller(type, context), smaller(type, context))
        }
        if case .function(let argument, let result) = type {
          forms.append { .lambda(argument, smaller(result, [argument] + context)) }
        }
      }
      return forms[source.pick(count: forms.count)]()
    }
  }

  private static func base(of type: TermType, in context: [TermType], from source: ChoiceSource)
    -> TypedTerm
  {
    switch type {
    case .number: .number(Int(source.draw(in: 0...9)))
    case .truth: .truth(source.flag())
    case .function(let argument, let result):
      .lambda(argument, base(of: result, in: [argument] + context, from: source))
    }
  }

  var parts: [TypedTerm] {
    switch self {
    case .number, .truth, .variable: []
    case .lambda(_, let body): [body]
    case .application(let one, let two), .sum(let one, let two): [one, two]
    case .choice(let condition, let one, let two): [condition, one, two]
    }
  }

  /// The term and all terms inside it.
  var all: [TypedTerm] { [self] + parts.flatMap(\.all) }
}

/// Returns the simplest failing case of at most a number of choices, by trying all simpler ones.
func simplestCase<Value>(
  upTo most: Int,
  _ draw: (ChoiceSource) -> Value,
  while breaks: (Value) -> Bool
) -> Value? {
  let source = ChoiceSource()
  for count in 1...most {
    var asked: [UInt64] = []
    while true {
      source.beginReplay(asked)
      let value = draw(source)
      if source.count == count, breaks(value) { return value }
      var next = source.choices.prefix(count)
      while let last = next.last, last.value == last.bound { next.removeLast() }
      guard let last = next.popLast() else { break }
      asked = next.map(\.value) + [last.value + 1]
    }
  }
  return nil
}
