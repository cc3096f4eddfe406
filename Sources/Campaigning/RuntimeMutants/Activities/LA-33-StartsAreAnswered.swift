import WidgetModel

extension Mutant {
  static let startsAreAnswered: [Mutant] = [
    Mutant(
      "LA-33.silent",
      breaks: .startsAreAnswered,
      "An app gets no answer when its activity is refused.",
      editing: { step in
        step.effects = step.dropping { $0.kind == .activityRefused }
      }
    ),
    Mutant(
      "LA-33.wrong-reason",
      breaks: .startsAreAnswered,
      "An app in the background hears that the person forbids activities.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .activities(.refused(let id, .visibility)) = effect else { return [effect] }
          return [.activities(.refused(id, .denied))]
        }
      }
    ),
  ]
}
