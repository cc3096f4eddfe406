extension Mutant {
  /// The policy `atEnd` asks when any entry of the timeline is shown.
  static let atEndAtNextEntry = Mutant(
    "TL-19.next-entry",
    breaks: "TL-19.runtime",
    "The policy `atEnd` asks when any entry of the timeline is shown.",
    editing: { step in
      for case .displayed(let id, .entry(let timeline, _)) in step.effects
      where step.timeline(timeline).policy == .atEnd {
        step.change(id) {
          $0.policy = nil; $0.pending.insert(.policy)
        }
      }
    }
  )
}
