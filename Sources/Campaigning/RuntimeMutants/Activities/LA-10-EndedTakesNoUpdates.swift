import WidgetModel

extension Mutant {
  static let endedTakesNoUpdates: [Mutant] = [
    Mutant(
      "LA-10.updated-after-end",
      breaks: .endedTakesNoUpdates,
      "An activity that has ended shows what its app gives it.",
      deciding: .turning(.endedTakesNoUpdates) { _ in true }
    ),
    Mutant(
      "LA-10.once-more",
      breaks: .endedTakesNoUpdates,
      "An activity shows its last content once more when it has ended.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .activities(.changed(let id, .ended)) = effect else { return [effect] }
          return [effect, .activities(.shown(id, content: 0))]
        }
      }
    ),
  ]
}
