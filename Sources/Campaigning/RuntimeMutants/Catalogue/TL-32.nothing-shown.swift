extension Mutant {
  /// Of a timeline whose entries are all past, none is shown.
  static let nothingOfThePastShown = Mutant(
    "TL-32.nothing-shown",
    breaks: "TL-32.runtime",
    "Of a timeline whose entries are all past, none is shown.",
    editing: { step in
      for (id, timeline) in step.commits
      where step.timeline(timeline).entries.allSatisfy({ $0.date < step.wall }) {
        step.effects = step.dropping { if case .displayed(id, _) = $0 { true } else { false } }
      }
    }
  )
}
