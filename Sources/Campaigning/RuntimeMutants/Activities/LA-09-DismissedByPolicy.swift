import WidgetModel

extension Mutant {
  static let dismissedByPolicy: [Mutant] = [
    Mutant(
      "LA-09.ticks-late",
      breaks: .dismissedByPolicy,
      "An ended activity stays two ticks longer than it may.",
      deciding: .counting(.activityEndedLimit) { $0 + 2 }
    ),
    Mutant(
      "LA-09.uncapped",
      breaks: .dismissedByPolicy,
      "An activity stays until the date of its policy, however late that is.",
      deciding: .turning(.dismissalIsCapped) { _ in false }
    ),
    Mutant(
      "LA-09.date-ignored",
      breaks: .dismissedByPolicy,
      "A dismissal date counts as an immediate dismissal.",
      editing: { step in
        guard case .activities(.ended(let id, .after)) = step.input,
          let place = step.state.activities.all.firstIndex(where: { $0.id == id })
        else { return }
        step.state.activities.all[place].dismissal = step.now
      }
    ),
  ]
}
