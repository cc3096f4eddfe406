import WidgetModel

/// The values in an address's query are escaped.
struct QueryValuesEscaped: SideEffectClause {
  enum Situation: String, ClauseWord {
    case whole = "answered without an address whose value is cut off"
    case cutOff = "a value in an address was cut off"
  }

  static let optional: [Situation] = [.cutOff]

  enum Violation: String, ClauseWord {
    case cutOff = "cut off"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-47",
    title: "values in a query are escaped",
    statement: """
      A text that is the value of a query's item has its own `&` escaped: what follows an `&` is another item to \
      the app that opens the address.
      """,
    party: .view,
    rule: .cr47,
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Give `URLComponents` the text as a `URLQueryItem`, which escapes it; `.urlQueryAllowed` allows the dividers of \
      a whole query. See https://github.com/mozilla-mobile/firefox-ios/pull/3223.
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
        a value is cut off at its first &, which divides the items of a query: \(effect.text)
        """
    )
  }
}
