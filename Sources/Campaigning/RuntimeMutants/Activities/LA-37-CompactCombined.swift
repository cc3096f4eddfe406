import WidgetModel

extension Mutant {
  static let compactCombined: [Mutant] = [
    Mutant(
      "LA-37.always-small",
      breaks: .compactCombined,
      "Every activity is shown in the family small.",
      deciding: .turning(.smallServes) { _ in true }
    ),
    Mutant(
      "LA-37.not-combined",
      breaks: .compactCombined,
      "An activity without the family small is shown as on the phone.",
      deciding: .turning(.compactIsCombined) { _ in false }
    ),
    Mutant(
      "LA-37.no-car",
      breaks: .compactCombined,
      "CarPlay shows no activity without the family small.",
      editing: { step in
        step.effects = step.dropping { effect in
          guard case .presented(let item) = effect else { return false }
          return item.presentation.place == .carPlay && item.presentation.form == .combined
        }
      }
    ),
    Mutant(
      "LA-37.ended-stays",
      breaks: .compactCombined,
      "CarPlay continues to show an activity that has ended.",
      editing: { step in
        step.effects = step.dropping { effect in
          guard case .presented(let item) = effect, case .activity(let id) = item.content,
            item.presentation.place == .carPlay, item.presentation.form == .none
          else { return false }
          return step.state.activities.all.contains { $0.id == id && !$0.isRunning }
        }
      }
    ),
  ]
}
