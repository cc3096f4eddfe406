import WidgetModel

extension Mutant {
  static let smallWidgetsInContexts: [Mutant] = [
    Mutant(
      "RV-09.one",
      breaks: .smallWidgetsInContexts,
      "StandBy shows one widget.",
      deciding: .counting(.standByWidgets) { _ in 1 }
    ),
    Mutant(
      "RV-09.three",
      breaks: .smallWidgetsInContexts,
      "StandBy shows a widget more.",
      deciding: .counting(.standByWidgets) { $0 + 1 }
    ),
    Mutant(
      "RV-09.any-family",
      breaks: .smallWidgetsInContexts,
      "StandBy and CarPlay show widgets of every family.",
      deciding: .turning(.contextTakesSmall) { _ in true }
    ),
    Mutant(
      "RV-09.tinted",
      breaks: .smallWidgetsInContexts,
      "StandBy and CarPlay take the colours from widgets.",
      deciding: .turning(.contextKeepsColor) { _ in false }
    ),
    Mutant(
      "RV-09.own-size",
      breaks: .smallWidgetsInContexts,
      "StandBy shows widgets in their own size.",
      deciding: .turning(.standByScales) { _ in false }
    ),
    Mutant(
      "RV-09.for-good",
      breaks: .smallWidgetsInContexts,
      "A context continues after it was left.",
      deciding: .turning(.contextIsLeft) { _ in false }
    ),
    Mutant(
      "RV-09.removed-stays",
      breaks: .smallWidgetsInContexts,
      "A widget that is removed stays in StandBy and CarPlay.",
      editing: { step in
        guard case .removed(let id) = step.input else { return }
        step.effects = step.dropping { effect in
          guard case .presented(let item) = effect else { return false }
          return item.content == .placement(id) && item.presentation.form == .none
        }
      }
    ),
  ]
}
