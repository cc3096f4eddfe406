extension Mutant {
  /// The code is always asked for the small family.
  static let smallFamily = Mutant(
    "TL-09.small-family",
    breaks: "TL-09.runtime",
    "The code is always asked for the small family.",
    editing: { step in
      step.effects = step.replacing { effect in
        guard case .requested(let id, let kind, var subject) = effect, !subject.isPreview else {
          return [effect]
        }
        subject.family = .systemSmall
        return [.requested(id, kind, subject)]
      }
    }
  )
}
