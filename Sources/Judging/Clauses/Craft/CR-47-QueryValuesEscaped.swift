import WidgetModel

/// The values in a URL's query are escaped.
struct QueryValuesEscaped: SideEffectClause {
  enum Situation: String, ClauseWord {
    case whole = "answered without a URL whose value is cut off"
    case cutOff = "a value in a URL was cut off"
  }

  static let optional: [Situation] = [.cutOff]

  enum Violation: String, ClauseWord {
    case cutOff = "cut off"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-47",
    title: "query values are escaped",
    statement: """
      A text used as the value of a query item has its own `&` escaped; what follows an `&` is \
      another item to the app that opens the URL.
      """,
    party: .view,
    rule: .cr47,
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Pass the text to `URLComponents` as a `URLQueryItem`, which escapes it; `.urlQueryAllowed` \
      permits the separators of a whole query. See \
      https://github.com/mozilla-mobile/firefox-ios/pull/3223.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .addressCutOff else { return .silent }
    return .broken(
      .cutOff,
      .cutOff,
      comparing: Comparison(expected: "the whole value", actual: "the value up to its first &"),
      message: """
        a value is cut off at its first &, which separates the query's items: \(effect.text)
        """
    )
  }
}
