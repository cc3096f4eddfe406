import WidgetModel

extension Mutant {
  static let backgroundTakenAway: [Mutant] = [
    Mutant(
      "VW-18.kept",
      breaks: .backgroundTakenAway,
      "StandBy and CarPlay draw the background of a widget.",
      deciding: .turning(.contextRemovesBackground) { _ in false }
    ),
    Mutant(
      "VW-18.kept-in-car",
      breaks: .backgroundTakenAway,
      "CarPlay draws the background of a widget.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .presented(var item) = effect, item.presentation.form == .systemSmall,
            item.presentation.place == .carPlay
          else { return [effect] }
          item.presentation.hasBackground = true
          return [.presented(item)]
        }
      }
    ),
    Mutant(
      "VW-18.kept-in-standby",
      breaks: .backgroundTakenAway,
      "StandBy draws the background of its second widget.",
      editing: { step in
        var isFirst = true
        step.effects = step.replacing { effect in
          guard case .presented(var item) = effect, item.presentation.form == .systemSmall,
            item.presentation.place == .standBy
          else { return [effect] }
          item.presentation.hasBackground = !isFirst
          isFirst = false
          return [.presented(item)]
        }
      }
    ),
  ]
}
