import WidgetModel

/// A control that prompts for its configuration does so when a person adds it.
struct AddingPrompts: PromptClause {
  typealias Situation = PromptSituation
  typealias Violation = PromptViolation

  static let clause = Clause(
    Self.self,
    id: "CT-11.runtime",
    title: "a control that prompts for configuration does so when added",
    statement: """
      Adding a control prompts for its configuration if its declaration says so, and not \
      otherwise.
      """,
    party: .runtime,
    facts: [.ct11],
    assumptions: [.as02],
    observes: EventKinds.controls.union(EventKinds(.prompted)),
    inapplicable: withoutControls
  )

  var waiting: [PromptWait] = []

  static func added(by input: Input, _ state: ObservedState) -> WidgetID? {
    guard case .controls(.added(let id)) = input, let control = state.controls.record(id),
      !control.isAdded
    else { return nil }
    return id
  }

  static func isAbout(_ declaration: WidgetDeclaration) -> Bool {
    declaration.control.form != .none
  }
}
