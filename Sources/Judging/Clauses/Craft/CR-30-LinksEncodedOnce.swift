import WidgetModel

/// The parts of an address are encoded once.
struct LinksEncodedOnce: SideEffectClause {
  enum Situation: String, ClauseWord {
    case once = "answered without an address that is encoded twice"
    case twice = "an address was encoded twice"
  }

  static let optional: [Situation] = [.twice]

  enum Violation: String, ClauseWord {
    case twice = "encoded twice"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-30",
    title: "addresses are encoded once",
    statement: """
      A text that goes into a part of an address, such as its path or the value of a query, is percent-encoded once: \
      what code has encoded is not encoded again with the address. An address inside another one is not such a text.
      """,
    party: .view,
    rule: .cr30,
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Give `URLComponents`, `URLQueryItem` and `appending(path:)` the text as it is: they encode it. Use \
      `addingPercentEncoding` only for `URL(string:)` and `percentEncodedPath`. See \
      https://github.com/home-assistant/iOS/issues/1081.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .addressEncodedTwice else { return .silent }
    return .broken(
      .twice,
      .twice,
      comparing: Comparison(expected: "encoded once", actual: "encoded twice"),
      message: """
        an address was encoded twice, so that the app that opens it decodes another text than the code meant: \
        \(effect.text)
        """
    )
  }
}
