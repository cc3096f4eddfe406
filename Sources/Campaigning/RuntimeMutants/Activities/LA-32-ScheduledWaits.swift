import WidgetModel

extension Mutant {
  static let scheduledWaits: [Mutant] = [
    Mutant(
      "LA-32.at-once",
      breaks: .scheduledWaits,
      "A scheduled activity starts at once.",
      deciding: .turning(.scheduleWaits) { _ in false }
    ),
    Mutant(
      "LA-32.never",
      breaks: .scheduledWaits,
      "A scheduled activity never starts.",
      deciding: .comparing(.activityStartReached) { _, _ in false }
    ),
    Mutant(
      "LA-32.in-front",
      breaks: .scheduledWaits,
      "A scheduled activity is lost that would start while the app is not in front.",
      editing: { step in
        guard !step.state.core.phone.isForeground else { return }
        let started = step.before.activities.all.filter { old in
          old.phase == .pending
            && step.state.activities.all.contains { $0.id == old.id && $0.phase == .active }
        }
        guard let first = started.first else { return }
        step.state.activities.all.removeAll { $0.id == first.id }
        step.effects = step.replacing { effect in
          guard case .activities(let own) = effect, own.activity == first.id else {
            return [effect]
          }
          if case .changed(_, .active) = own {
            return [.activities(.changed(first.id, .dismissed))]
          }
          return []
        }
      }
    ),
  ]
}
