extension Mutant {
  /// The author of equal dates is told nothing.
  static let equalDatesSilently = Mutant(
    "TL-31.silent",
    breaks: "TL-31.runtime",
    "The author of equal dates is told nothing.",
    editing: { step in
      step.effects = step.dropping {
        if case .reported(.equalDates, _) = $0 { true } else { false }
      }
    }
  )
}
