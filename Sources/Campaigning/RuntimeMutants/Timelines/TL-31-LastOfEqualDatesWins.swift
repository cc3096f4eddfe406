extension Mutant {
  static let lastOfEqualDatesWins: [Mutant] = [
    Mutant(
      "TL-31.both",
      breaks: .lastOfEqualDatesWins,
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
    ),
    Mutant(
      "TL-31.first-wins",
      breaks: .lastOfEqualDatesWins,
      "Of entries with one date the first is shown instead of the last.",
      deciding: .answering(.lastOfEqualDatesWins) { _ in false }
    ),
    Mutant(
      "TL-31.silent",
      breaks: .lastOfEqualDatesWins,
      "Equal dates are not reported to their author.",
      editing: { step in
        step.effects = step.dropping {
          if case .reported(.equalDates, _) = $0 { true } else { false }
        }
      }
    ),
  ]
}
