import WidgetModel

extension Mutant {
  static let secondStandsDetached: [Mutant] = [
    Mutant(
      "LA-15.alone",
      breaks: .secondStandsDetached,
      "No activity stands detached beside the Dynamic Island.",
      deciding: .turning(.secondStandsDetached) { _ in false }
    ),
    Mutant(
      "LA-15.twice",
      breaks: .secondStandsDetached,
      "The activity that is attached stands detached as well.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .activities(.island(let attached?, .some)) = effect else { return [effect] }
          return [.activities(.island(attached: attached, detached: attached))]
        }
      }
    ),
  ]
}
