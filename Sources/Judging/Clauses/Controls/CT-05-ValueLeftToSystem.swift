import WidgetModel

/// The system sets the value of a toggle's intent.
struct ValueLeftToSystem: ControlClause {
  enum Situation: String, ClauseWord {
    case noToggle = "a control that is not a toggle"
    case left = "a toggle whose intent has no value yet"
    case set = "a toggle whose intent has one"
  }

  static let optional: [Situation] = [.left, .set]

  enum Violation: String, ClauseWord {
    case set = "set by code"
  }

  static let clause = Clause(
    Self.self,
    id: "CT-05.intent",
    title: "the system sets the value of a toggle's intent",
    statement: """
      The intent of a control's toggle is handed over without a value: the system sets it when the \
      toggle is tapped.
      """,
    party: .intent,
    facts: [.ct05],
    observes: EventKinds(.answered),
    needs: [.realCode, .controls],
    advice: """
      Create the intent without its `value`, and read in `perform()` what the system has set: it is \
      the state that the person asked for.
      """
  )

  func judge(_ node: Int, in tree: ViewTree) -> ViewFinding<Situation, Violation> {
    guard tree.nodes[node].kind == .toggle else { return .kept(.noToggle) }
    guard tree.attribute("presetValue", of: node) != nil else { return .kept(.left) }
    return .broken(
      .set,
      .set,
      place: tree.nodes[node].place,
      comparing: Comparison(expected: "an intent without a value", actual: "one with a value"),
      message: "the intent of a control's toggle is handed over with its value set"
    )
  }
}
