import WidgetModel

extension Mutant {
  static let interactionReloads: [Mutant] = [
    Mutant(
      "VW-12.before-return",
      breaks: .interactionReloads,
      "The reload comes when the intent begins instead of when it has returned.",
      editing: { step in
        for case .led(let id, .intent) in step.effects {
          step.changeReload(id) { $0.pending.insert(.interaction) }
        }
      }
    ),
    Mutant(
      "VW-12.lost-under-way",
      breaks: .interactionReloads,
      "The reload after an intent is lost when another one is under way.",
      editing: { step in
        for case .held(let id, let causes, .inFlight) in step.effects
        where causes.contains(.interaction) {
          step.changeReload(id) { $0.lose(ReloadCauses(.interaction)) }
        }
      }
    ),
    Mutant(
      "VW-12.lost-with-failure",
      breaks: .interactionReloads,
      "The reload after an intent is lost when the one under way fails.",
      deciding: .turning(.failureKeepsPending) { !$0.causes.contains(.interaction) }
    ),
    Mutant(
      "VW-12.no-reload",
      breaks: .interactionReloads,
      "An intent that returned reloads nothing.",
      deciding: .turning(.interactionReloads) { _ in false }
    ),
    Mutant(
      "VW-12.others-too",
      breaks: .interactionReloads,
      "An intent reloads the other placements of its widget as well.",
      deciding: .turning(.interactionReloadsOthers) { _ in true }
    ),
    Mutant(
      "VW-12.reloads-twice",
      breaks: .interactionReloads,
      "An intent reloads twice.",
      deciding: .answering(.interactionReloadsTwice) { _ in true }
    ),
  ]
}
