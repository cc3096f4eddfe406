import WidgetModel

extension Mutant {
  static let activityEndsWithAge: [Mutant] = [
    Mutant(
      "LA-02.ticks-late",
      breaks: .activityEndsWithAge,
      "An activity is ended two ticks after it is of age.",
      deciding: .counting(.activityActiveLimit) { $0 + 2 }
    ),
    Mutant(
      "LA-02.never",
      breaks: .activityEndsWithAge,
      "An activity that its app does not end never ends.",
      deciding: .comparing(.activityIsOver) { _, _ in false }
    ),
    Mutant(
      "LA-02.app-unheard",
      breaks: .activityEndsWithAge,
      "A running activity continues when its app ends it.",
      editing: { step in
        guard case .activities(.ended(let id, _)) = step.input,
          step.before.activities.all.contains(where: { $0.id == id && $0.isRunning })
        else { return }
        step.undoActivities()
      }
    ),
  ]
}
