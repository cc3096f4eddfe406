import WidgetModel

extension Mutant {
  static let fullScreenInStandBy: [Mutant] = [
    Mutant(
      "LA-39.not-full",
      breaks: .fullScreenInStandBy,
      "StandBy shows an activity in its compact presentations.",
      deciding: .turning(.standByIsFilled) { _ in false }
    ),
    Mutant(
      "LA-39.own-size",
      breaks: .fullScreenInStandBy,
      "StandBy shows an activity in its own size.",
      deciding: .turning(.standByScales) { _ in false }
    ),
    Mutant(
      "LA-39.first-stays",
      breaks: .fullScreenInStandBy,
      "StandBy stays with the activity that it showed first.",
      editing: { step in
        let before = step.before.contexts.presented.contains {
          if case .activity = $0.content { $0.presentation.place == .standBy } else { false }
        }
        guard before, step.state.core.phone.contexts.contains(.standBy) else { return }
        step.effects = step.dropping { effect in
          guard case .presented(let item) = effect, case .activity = item.content else {
            return false
          }
          return item.presentation.place == .standBy
        }
      }
    ),
  ]
}
