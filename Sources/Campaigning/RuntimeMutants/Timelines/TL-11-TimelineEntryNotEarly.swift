extension Mutant {
  static let timelineEntryNotEarly: [Mutant] = [
    Mutant(
      "TL-11.clock-set-back",
      breaks: .timelineEntryNotEarly,
      "The runtime does not notice that the clock was set back, and shows entries too early.",
      editing: { step in
        if case .clockMoved(let interval) = step.input, interval < .zero {
          step.state.core.phone.clockAtStart = step.before.core.phone.clockAtStart
        }
      }
    ),
    Mutant(
      "TL-11.early",
      breaks: .timelineEntryNotEarly,
      "An entry is shown one tick before its date.",
      deciding: .comparing(.entryReached) { $0 >= $1 - 1 }
    ),
    Mutant(
      "TL-11.last-first",
      breaks: .timelineEntryNotEarly,
      "A new timeline begins with a glimpse of its last entry.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .committed(let id, _, let timeline) = effect,
            let last = step.timeline(timeline).entries.indices.last
          else { return [effect] }
          return [effect, .displayed(id, .entry(timeline, Int32(last)))]
        }
      }
    ),
    Mutant(
      "TL-11.second-early",
      breaks: .timelineEntryNotEarly,
      "An entry is shown when its date is less than a second away and anything happens.",
      deciding: .comparing(.entryReached) { $0 >= $1 - 1_000_000 }
    ),
  ]
}
