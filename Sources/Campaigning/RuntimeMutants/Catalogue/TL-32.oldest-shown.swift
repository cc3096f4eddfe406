extension Mutant {
  /// Of a timeline whose entries are all past, the oldest is shown.
  static let oldestOfThePastShown = Mutant(
    "TL-32.oldest-shown",
    breaks: "TL-32.runtime",
    "Of a timeline whose entries are all past, the oldest is shown.",
    editing: { step in
      for (id, timeline) in step.commits {
        let entries = step.timeline(timeline).entries
        guard entries.allSatisfy({ $0.date < step.wall }),
          let oldest = entries.indices.min(by: { entries[$0].date < entries[$1].date })
        else { continue }
        step.effects = step.replacing { effect in
          guard case .displayed(id, .entry(timeline, _)) = effect else { return [effect] }
          return [.displayed(id, .entry(timeline, Int32(oldest)))]
        }
      }
    }
  )
}
