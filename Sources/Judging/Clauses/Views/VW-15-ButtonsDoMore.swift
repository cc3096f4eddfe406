import WidgetModel

/// A button does more than open the app.
struct ButtonsDoMore: ViewClause {
  enum Situation: String, ClauseWord {
    case doesMore = "no button that only opens the app"
    case onlyOpens = "a button that only opens the app"
    case placeholder = "in a drawing for a placeholder"
    case snapshot = "in a drawing for a snapshot"
  }

  static let optional: [Situation] = [.onlyOpens, .placeholder, .snapshot]

  enum Violation: String, ClauseWord {
    case onlyOpens = "only opens the app"
  }

  static let clause = Clause(
    Self.self,
    id: "VW-15.view",
    title: "a button does more than open the app",
    statement: "No button in a widget runs an intent that only opens the app or a URL.",
    level: .exception(.recommended, because: "the app opens anyway"),
    party: .view,
    facts: [.vw15],
    observes: EventKinds(.answered),
    needs: [.realCode, .drawings],
    advice: "Use `Link` or `widgetURL(_:)`, which also give the app a destination."
  )

  var visits = ViewVisits()

  func judge(_ tree: ViewTree, of request: RequestRecord, _ state: ObservedState) -> Finding {
    guard let attribute = tree.attributes.first(where: { $0.name == .opensApp }) else {
      return .kept(.doesMore)
    }
    return .broken(
      .onlyOpens,
      .onlyOpens,
      place: tree.place(of: attribute),
      comparing: Comparison(expected: "a link", actual: "a button with \(attribute.value)"),
      message: "a button with the intent \(attribute.value) only opens the app"
    )
  }
}
