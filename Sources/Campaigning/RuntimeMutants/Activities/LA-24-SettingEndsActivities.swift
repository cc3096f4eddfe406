import WidgetModel

extension Mutant {
  static let settingEndsActivities: [Mutant] = [
    Mutant(
      "LA-24.continues",
      breaks: .settingEndsActivities,
      "The setting of frequent pushes ends no activity.",
      deciding: .turning(.settingEndsActivities) { _ in false }
    ),
    Mutant(
      "LA-24.when-forbidden",
      breaks: .settingEndsActivities,
      "Activities end when frequent pushes are forbidden alone.",
      editing: { step in
        guard case .activities(.frequentPushesAllowed(true)) = step.input else { return }
        step.effects = step.dropping { effect in
          if case .activities(.changed(_, .ended)) = effect { true } else { false }
        }
        step.state.activities.all = step.before.activities.all
      }
    ),
  ]
}
