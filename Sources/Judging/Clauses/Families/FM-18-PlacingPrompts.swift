import WidgetModel

/// A widget that prompts for its configuration does so when a person adds it.
struct PlacingPrompts: PromptClause {
  typealias Situation = PromptSituation
  typealias Violation = PromptViolation

  static let clause = Clause(
    Self.self,
    id: "FM-18.runtime",
    title: "a widget that prompts for configuration does so when added",
    statement: """
      Adding a widget prompts for its configuration if its declaration says so, and not otherwise.
      """,
    party: .runtime,
    facts: [.fm18],
    assumptions: [.as02],
    observes: EventKinds(.added, .removed, .appInstalled, .kindWithdrawn, .prompted),
    inapplicable: {
      $0.isOn(.configurationPrompts)
        ? nil : "the profile's widgets do not prompt for their configuration"
    }
  )

  var waiting: [PromptWait] = []

  static func added(by input: Input, _ state: ObservedState) -> WidgetID? {
    guard case .added(let id) = input, let placed = state.placement(id), !placed.isPresent
    else { return nil }
    let widget = placed.placement.widget
    return state.setup.widgets.indices.contains(Int(widget.number)) ? widget : nil
  }

  static func isAbout(_ declaration: WidgetDeclaration) -> Bool {
    declaration.control.form == .none
  }
}
