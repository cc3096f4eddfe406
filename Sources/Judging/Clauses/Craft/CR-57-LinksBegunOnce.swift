import WidgetModel

/// A URL has one scheme and host.
struct LinksBegunOnce: SideEffectClause {
  enum Situation: String, ClauseWord {
    case whole = "answered without a URL that has two hosts"
    case doubled = "a URL had two hosts"
  }

  static let optional: [Situation] = [.doubled]

  enum Violation: String, ClauseWord {
    case doubled = "two hosts"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-57",
    title: "a URL has one host",
    statement: """
      The host of a URL that a widget opens does not contain another URL, as it does if a base URL \
      is prepended to an absolute one.
      """,
    party: .view,
    rule: .cr57,
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Resolve the server's link against the base URL: `URL(string: link, relativeTo: base)` \
      accepts a path and an absolute URL. See \
      https://github.com/christianselig/apollo-bugs/issues/1599.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .addressBegunTwice else { return .silent }
    return .broken(
      .doubled,
      .doubled,
      comparing: Comparison(expected: "one host", actual: effect.text),
      message: "the host of a URL contains another URL: \(effect.text)"
    )
  }
}
