import WidgetModel

extension Mutant {
  static let swipedIsDismissed: [Mutant] = [
    Mutant(
      "LA-08.swipe-ignored",
      breaks: .swipedIsDismissed,
      "An activity that is swiped away stays.",
      deciding: .turning(.swipeDismisses) { _ in false }
    ),
    Mutant(
      "LA-08.gone-with-lock",
      breaks: .swipedIsDismissed,
      "A running activity is dismissed when the phone is locked.",
      editing: { step in
        guard case .locked(true) = step.input, let first = step.state.activities.all.first,
          first.isRunning
        else { return }
        step.state.activities.all.removeFirst()
        step.effects.append(.activities(.changed(first.id, .dismissed)))
      }
    ),
  ]
}
