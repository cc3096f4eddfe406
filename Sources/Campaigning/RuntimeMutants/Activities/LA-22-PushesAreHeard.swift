import WidgetModel

extension Mutant {
  static let pushesAreHeard: [Mutant] = [
    Mutant(
      "LA-22.all-counted",
      breaks: .pushesAreHeard,
      "Pushes of priority 5 count in the budget, too.",
      deciding: .turning(.opportunisticIsCounted) { _ in true }
    ),
    Mutant(
      "LA-22.deaf",
      breaks: .pushesAreHeard,
      "No push reaches an activity.",
      deciding: .turning(.pushReaches) { _ in false }
    ),
    Mutant(
      "LA-22.all-dropped",
      breaks: .pushesAreHeard,
      "Each push is dropped as if it could not be decoded.",
      deciding: .turning(.unreadableIsDropped) { _ in true }
    ),
    Mutant(
      "LA-22.never-again",
      breaks: .pushesAreHeard,
      "A push counts in the budget for good.",
      deciding: .comparing(.activityPushPassed) { _, _ in false }
    ),
    Mutant(
      "LA-22.unreached-counts",
      breaks: .pushesAreHeard,
      "A broadcast that reaches no activity counts, if there are activities with a token.",
      editing: { step in
        guard case .activities(.pushed(let push)) = step.input, push.address == .channel,
          !push.isOpportunistic, !step.before.core.phone.allowsFrequentPushes,
          step.state.activities.pushes.last != step.now,
          step.before.activities.all.contains(where: { $0.isRunning && $0.pushType == .token })
        else { return }
        step.state.activities.pushes.append(step.now)
      }
    ),
  ]
}
