extension Mutant {
  /// The policy `atEnd` asks at the entry that is listed last, not at the latest one.
  static let atEndAtLastListed = Mutant(
    "TL-19.last-listed",
    breaks: "TL-19.runtime",
    "The policy `atEnd` asks at the entry that is listed last, not at the latest one.",
    editing: { step in
      for (id, timeline) in step.commits where step.timeline(timeline).policy == .atEnd {
        let last = step.timeline(timeline).entries.last?.date
        step.change(id) { $0.policy = last }
      }
    }
  )
}
