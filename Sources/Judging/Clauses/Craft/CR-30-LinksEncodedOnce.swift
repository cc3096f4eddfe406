import WidgetModel

/// The parts of a URL are encoded once.
struct LinksEncodedOnce: SideEffectClause {
  enum Situation: String, ClauseWord {
    case once = "answered without a URL that is encoded twice"
    case twice = "a URL was encoded twice"
  }

  static let optional: [Situation] = [.twice]

  enum Violation: String, ClauseWord {
    case twice = "encoded twice"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-30",
    title: "texts in URLs are encoded once",
    statement: """
      A text in a part of a URL, such as the path or a query value, is percent-encoded once: text \
      that the code has encoded is not encoded again with the URL. A URL inside another URL does \
      not count.
      """,
    party: .view,
    rule: .cr30,
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Pass the plain text to `URLComponents`, `URLQueryItem` and `appending(path:)`, which encode \
      it. Use `addingPercentEncoding` only for `URL(string:)` and `percentEncodedPath`. See \
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
        a URL was encoded twice, so the app that opens it decodes a text that the code did not \
        intend: \
        \(effect.text)
        """
    )
  }
}
