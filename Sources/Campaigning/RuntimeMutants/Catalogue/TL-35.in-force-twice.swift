extension Mutant {
  /// One answer is put in force twice.
  static let inForceTwice = Mutant(
    "TL-35.in-force-twice",
    breaks: "TL-35.runtime",
    "One answer is put in force twice.",
    editing: { step in
      step.effects = step.replacing { if case .committed = $0 { [$0, $0] } else { [$0] } }
    }
  )
}
