import WidgetModel

/// The system sets the value of a toggle's intent.
struct ValueLeftToSystem: ControlClause {
  enum Situation: String, ClauseWord {
    case noToggle = "a control that is not a toggle"
    case left = "a toggle whose intent has no value yet"
    case set = "a toggle whose intent has a value"
  }

  static let optional: [Situation] = [.left, .set]

  enum Violation: String, ClauseWord {
    case set = "set by code"
  }

  static let clause = Clause(
    Self.self,
    id: "CT-05.intent",
    title: "code leaves the value of a toggle's intent unset",
    statement: """
      Code gives a control's toggle an intent without a value.
      """,
    party: .intent,
    facts: [.ct05],
    observes: EventKinds(.answered),
    needs: [.realCode, .controls],
    advice: """
      Create the intent without its `value`. The system sets it when the toggle is tapped; \
      `perform()` reads there the state that the person chose.
      """
  )

  func judge(_ node: Int, in tree: ViewTree) -> ViewFinding<Situation, Violation> {
    guard tree.nodes[node].kind == .toggle else { return .kept(.noToggle) }
    guard tree.attribute(.presetValue, of: node) != nil else { return .kept(.left) }
    return .broken(
      .set,
      .set,
      place: tree.nodes[node].place,
      comparing: Comparison(expected: "an intent without a value", actual: "one with a value"),
      message: "a control's toggle has an intent whose value is already set"
    )
  }
}
