import WidgetModel

extension Mutant {
  /// The mutants that the clause `RequestsCarryContext` must catch.
  static let requestsCarryContext: [Mutant] = [
    Mutant(
      "TL-08.default-configuration",
      breaks: .requestsCarryContext,
      "A placeholder is asked for with the default configuration.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .requested(let id, .placeholder, var subject) = effect else { return [effect] }
          subject.configuration = 0
          return [.requested(id, .placeholder, subject)]
        }
      }
    ),
    Mutant(
      "TL-08.one-family",
      breaks: .requestsCarryContext,
      "A timeline is asked for in the small family, whatever was placed.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .requested(let id, .timeline, var subject) = effect else { return [effect] }
          subject.family = .systemSmall
          return [.requested(id, .timeline, subject)]
        }
      }
    ),
  ]
}
