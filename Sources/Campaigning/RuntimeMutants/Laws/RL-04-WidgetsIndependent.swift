import WidgetModel

extension Mutant {
  static let widgetsIndependent: [Mutant] = [
    Mutant(
      "RL-04.crowd-not-archived",
      breaks: .widgetsIndependent,
      "While several widgets are placed, no timeline is archived.",
      editing: { step in
        guard step.placed.count > 1 else { return }
        step.effects = step.dropping { $0.kind == .archived }
      }
    ),
    Mutant(
      "RL-04.waits-for-others",
      breaks: .widgetsIndependent,
      "No entry is shown while a request of another widget is under way.",
      editing: { step in
        let asked = step.state.core.requests.underWay.map { step.state.core.requests[$0].widget }
        step.effects = step.dropping { effect in
          guard case .displayed(let id, .entry) = effect else { return false }
          return asked.contains { $0 != step.placement(id).widget }
        }
      }
    ),
  ]
}
