import WidgetModel

extension Mutant {
  static let editedConfigurationServed: [Mutant] = [
    Mutant(
      "AI-18.edit-ignored",
      breaks: .editedConfigurationServed,
      "Another configuration reloads nothing.",
      deciding: .turning(.configurationReloads) { _ in false }
    ),
    Mutant(
      "AI-18.first-placed-only",
      breaks: .editedConfigurationServed,
      "Another configuration reloads only the first placed widget.",
      deciding: .turning(.configurationReloads) { $0.answer && $0.placement.number == 0 }
    ),
    Mutant(
      "AI-18.same-reloads",
      breaks: .editedConfigurationServed,
      "The same configuration, chosen again, reloads the widget like another one.",
      deciding: .turning(.configurationChanged) { _ in true }
    ),
  ]
}
