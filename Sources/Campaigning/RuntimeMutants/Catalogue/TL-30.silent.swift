extension Mutant {
  /// The author of unsorted entries is told nothing.
  static let unsortedSilently = Mutant(
    "TL-30.silent",
    breaks: "TL-30.runtime",
    "The author of unsorted entries is told nothing.",
    editing: { step in
      step.effects = step.dropping {
        if case .reported(.unsortedEntries, _) = $0 { true } else { false }
      }
    }
  )
}
