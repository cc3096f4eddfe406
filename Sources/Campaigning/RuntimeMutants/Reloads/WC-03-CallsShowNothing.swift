import WidgetModel

extension Mutant {
  static let callsShowNothing: [Mutant] = [
    Mutant(
      "WC-03.call-clears",
      breaks: .callsShowNothing,
      "A call for a kind clears what is on display.",
      editing: { step in
        guard case .reloadCalled = step.input else { return }
        for id in step.state.core.placements.ids {
          guard case .entry? = step.state.timelines[id].display else { continue }
          step.effects.insert(.displayed(id, .placeholder), at: 0)
        }
      }
    ),
    Mutant(
      "WC-03.call-for-all-clears",
      breaks: .callsShowNothing,
      "A call for all clears what is on display.",
      editing: { step in
        guard case .reloadAllCalled = step.input else { return }
        for id in step.state.core.placements.ids {
          guard case .entry? = step.state.timelines[id].display else { continue }
          step.effects.insert(.displayed(id, .placeholder), at: 0)
        }
      }
    ),
  ]
}
