import WidgetModel

/// A control that opens the app does so with an intent that opens something.
struct OpeningButtonsHaveTargets: ControlClause {
  enum Situation: String, ClauseWord {
    case stays = "a control that does not bring the app to the foreground"
    case opens = "a button with an intent that opens something"
    case otherwise = "a button that brings the app to the foreground otherwise"
  }

  static let optional: [Situation] = [.opens, .otherwise]

  enum Violation: String, ClauseWord {
    case noTarget = "no open intent"
  }

  static let clause = Clause(
    Self.self,
    id: "CT-07.configuration",
    title: "a control opens the app with an OpenIntent",
    statement: """
      A control's button that brings the app to the foreground has an `OpenIntent`, or an intent \
      that opens a URL.
      """,
    level: .exception(
      .recommended,
      because: "Apple says how to make such a button, not what happens to another"
    ),
    party: .configuration,
    facts: [.ct07],
    observes: EventKinds(.answered),
    needs: [.realCode, .controls],
    advice: """
      Let the intent adopt `OpenIntent` with a `target`, such as an enumeration of the app's \
      screens, and add it to the targets of both the app and the extension.
      """
  )

  func judge(_ node: Int, in tree: ViewTree) -> ViewFinding<Situation, Violation> {
    if tree.attribute(.opensApp, of: node) != nil { return .kept(.opens) }
    guard tree.nodes[node].kind == .button,
      let intent = tree.attribute(.foregroundIntent, of: node)
    else { return .kept(.stays) }
    return .broken(
      .otherwise,
      .noTarget,
      place: tree.nodes[node].place,
      comparing: Comparison(expected: "an OpenIntent", actual: intent),
      message: "a control opens the app with the intent \(intent), which is not an OpenIntent"
    )
  }
}
