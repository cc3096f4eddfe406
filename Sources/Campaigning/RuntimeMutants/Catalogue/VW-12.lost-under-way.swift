import WidgetModel

extension Mutant {
  /// The reload after an intent is lost when another one is under way.
  static let interactionLostUnderWay = Mutant(
    "VW-12.lost-under-way",
    breaks: "VW-12.runtime",
    "The reload after an intent is lost when another one is under way.",
    editing: { step in
      for case .held(let id, let causes, .inFlight) in step.effects
      where causes.contains(.interaction) {
        step.change(id) { $0.lose(ReloadCauses(.interaction)) }
      }
    }
  )
}
