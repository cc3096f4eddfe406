extension Mutant {
  /// The author of a second answer is told nothing.
  static let secondAnswerSilently = Mutant(
    "TL-35.silent",
    breaks: "TL-35.runtime",
    "The author of a second answer is told nothing.",
    editing: { step in
      step.effects = step.dropping {
        if case .reported(.secondAnswer, _) = $0 { true } else { false }
      }
    }
  )
}
