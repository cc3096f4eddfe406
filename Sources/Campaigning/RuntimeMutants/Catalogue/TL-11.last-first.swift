extension Mutant {
  /// A new timeline begins with a glimpse of its last entry.
  static let lastEntryFirst = Mutant(
    "TL-11.last-first",
    breaks: "TL-11.runtime",
    "A new timeline begins with a glimpse of its last entry.",
    editing: { step in
      step.effects = step.replacing { effect in
        guard case .committed(let id, _, let timeline) = effect,
          let last = step.timeline(timeline).entries.indices.last
        else { return [effect] }
        return [effect, .displayed(id, .entry(timeline, Int32(last)))]
      }
    }
  )
}
