import WidgetModel

/// A view uses no transactions.
struct NoTransactions: ViewClause {
  enum Situation: String, ClauseWord {
    case without = "no transaction"
    case with = "a transaction"
    case placeholder = "in a drawing for a placeholder"
    case snapshot = "in a drawing for a snapshot"
  }

  static let optional: [Situation] = [.with, .placeholder, .snapshot]

  enum Violation: String, ClauseWord {
    case transaction
  }

  static let clause = Clause(
    Self.self,
    id: "VW-40.view",
    title: "views use no transactions",
    statement: "No view in a widget uses the `transaction` modifier, which widgets do not support.",
    level: .exception(.recommended, because: "the modifier has no effect and does no harm"),
    party: .view,
    facts: [.vw40],
    observes: EventKinds(.answered),
    needs: [.realCode, .drawings],
    advice: """
      Use `animation(_:value:)`, `transition(_:)` or `contentTransition(_:)`.
      """
  )

  var visits = ViewVisits()

  func judge(_ tree: ViewTree, of request: RequestRecord, _ state: ObservedState) -> Finding {
    guard let attribute = tree.attributes.first(where: { $0.name == .transaction }) else {
      return .kept(.without)
    }
    return .broken(
      .with,
      .transaction,
      place: tree.place(of: attribute),
      comparing: Comparison(expected: "no transaction(_:)", actual: "transaction(_:)"),
      message: "a view has the modifier transaction(_:), which has no effect in a widget"
    )
  }
}
