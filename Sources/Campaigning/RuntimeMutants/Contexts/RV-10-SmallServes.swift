import WidgetModel

extension Mutant {
  static let smallServes: [Mutant] = [
    Mutant(
      "RV-10.ignored",
      breaks: .smallServes,
      "No activity is shown in the family small.",
      deciding: .turning(.smallServes) { _ in false }
    ),
    Mutant(
      "RV-10.medium",
      breaks: .smallServes,
      "CarPlay shows an activity in the family medium.",
      deciding: .turning(.mediumServesCarPlay) { _ in true }
    ),
    Mutant(
      "RV-10.no-watch",
      breaks: .smallServes,
      "A watch shows no activity with the family small.",
      editing: { step in
        step.effects = step.dropping { effect in
          guard case .presented(let item) = effect else { return false }
          return item.presentation.place == .watch && item.presentation.form == .small
        }
      }
    ),
  ]
}
