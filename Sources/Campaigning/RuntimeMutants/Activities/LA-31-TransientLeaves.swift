import WidgetModel

extension Mutant {
  static let transientLeaves: [Mutant] = [
    Mutant(
      "LA-31.stays-when-locked",
      breaks: .transientLeaves,
      "A transient activity continues when the phone is locked.",
      deciding: .turning(.lockEndsTransient) { _ in false }
    ),
    Mutant(
      "LA-31.stays-when-collapsed",
      breaks: .transientLeaves,
      "A transient activity continues when a person collapses it.",
      deciding: .turning(.collapseEndsTransient) { _ in false }
    ),
    Mutant(
      "LA-31.lock-ends-all",
      breaks: .transientLeaves,
      "Each activity ends when the phone is locked.",
      deciding: .turning(.lockEndsTransient) { _ in true }
    ),
    Mutant(
      "LA-31.all-standard",
      breaks: .transientLeaves,
      "No activity is transient.",
      deciding: .counting(.transientActivities) { _ in 0 }
    ),
    Mutant(
      "LA-31.stale-stays-when-collapsed",
      breaks: .transientLeaves,
      "A transient activity whose content is stale stays when a person collapses it.",
      editing: { step in
        guard case .activities(.collapsed(let id)) = step.input,
          step.before.activities.all.contains(where: { $0.id == id && $0.phase == .stale })
        else { return }
        step.undoActivities()
      }
    ),
  ]
}
