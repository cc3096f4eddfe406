extension Mutant {
  /// Of entries with one date all are shown, one after the other.
  static let bothOfEqualDates = Mutant(
    "TL-31.both",
    breaks: "TL-31.runtime",
    "Of entries with one date all are shown, one after the other.",
    editing: { step in
      step.effects = step.replacing { effect in
        guard case .displayed(let id, .entry(let timeline, let entry)) = effect else {
          return [effect]
        }
        let entries = step.timeline(timeline).entries
        let twins = entries.indices.filter {
          entries[$0].date == entries[Int(entry)].date && $0 != Int(entry)
        }
        return twins.map { .displayed(id, .entry(timeline, Int32($0))) } + [effect]
      }
    }
  )
}
