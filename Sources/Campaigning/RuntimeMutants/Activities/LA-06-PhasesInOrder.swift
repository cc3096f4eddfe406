import WidgetModel

extension Mutant {
  static let phasesInOrder: [Mutant] = [
    Mutant(
      "LA-06.active-again",
      breaks: .phasesInOrder,
      "Each update says once more that its activity is active.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .activities(.shown(let id, let content)) = effect, content > 0 else {
            return [effect]
          }
          return [effect, .activities(.changed(id, .active))]
        }
      }
    ),
    Mutant(
      "LA-06.pending-undated",
      breaks: .phasesInOrder,
      "An activity without a date is pending before it is active.",
      editing: { step in
        let known = step.before.activities.all.map(\.id)
        step.effects = step.replacing { effect in
          guard case .activities(.changed(let id, .active)) = effect, !known.contains(id) else {
            return [effect]
          }
          return [.activities(.changed(id, .pending)), effect]
        }
      }
    ),
    Mutant(
      "LA-06.dismissed-before-end",
      breaks: .phasesInOrder,
      "An activity that ends is dismissed first.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .activities(.changed(let id, .ended)) = effect else { return [effect] }
          return [.activities(.changed(id, .dismissed)), effect]
        }
      }
    ),
  ]
}
