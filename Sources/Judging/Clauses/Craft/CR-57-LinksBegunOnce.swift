import WidgetModel

/// An address begins once.
struct LinksBegunOnce: SideEffectClause {
  enum Situation: String, ClauseWord {
    case whole = "answered without an address that begins twice"
    case doubled = "an address began twice"
  }

  static let optional: [Situation] = [.doubled]

  enum Violation: String, ClauseWord {
    case doubled = "begun twice"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-57",
    title: "a link that is whole gets no beginning",
    statement: """
      The host of an address that a widget opens holds no other address: what is put before a link's path is not put \
      before a link that is whole.
      """,
    party: .view,
    rule: .cr57,
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Resolve what a server gives against its address: `URL(string: link, relativeTo: base)` takes a path as well as a \
      whole link. See https://github.com/christianselig/apollo-bugs/issues/1599.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .addressBegunTwice else { return .silent }
    return .broken(
      .doubled,
      .doubled,
      comparing: Comparison(expected: "one host", actual: effect.text),
      message: "an address holds another one where its host stands: \(effect.text)"
    )
  }
}
