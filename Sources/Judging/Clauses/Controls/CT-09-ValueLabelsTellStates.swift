import WidgetModel

/// A toggle reads differently when it is on.
struct ValueLabelsTellStates: ControlClause {
  enum Situation: String, ClauseWord {
    case noToggle = "a control that is not a toggle"
    case different = "a toggle that reads differently on and off"
    case alike = "a toggle that reads the same on and off"
  }

  static let optional: [Situation] = [.different, .alike]

  enum Violation: String, ClauseWord {
    case alike = "states alike"
  }

  static let clause = Clause(
    Self.self,
    id: "CT-09.view",
    title: "a toggle's value label distinguishes its states",
    statement: "A control's toggle has different value labels for on and off.",
    level: .exception(.recommended, because: "the tint of the symbol also shows the state"),
    party: .view,
    facts: [.ct09],
    observes: EventKinds(.answered),
    needs: [.realCode, .controls],
    advice: """
      Use the state that the value label's closure gets, or omit the closure: the system then \
      writes On and Off.
      """
  )

  func judge(_ node: Int, in tree: ViewTree) -> ViewFinding<Situation, Violation> {
    switch tree.attribute(.valueLabels, of: node) {
    case "alike":
      .broken(
        .alike,
        .alike,
        place: tree.nodes[node].place,
        comparing: Comparison(expected: "a label for each state", actual: "one label for both"),
        message: "the value label of a control's toggle is the same whether it is on or off"
      )
    case nil: .kept(.noToggle)
    default: .kept(.different)
    }
  }
}
