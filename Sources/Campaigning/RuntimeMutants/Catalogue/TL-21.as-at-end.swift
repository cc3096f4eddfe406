extension Mutant {
  /// The policy `after` is treated as `atEnd`.
  static let afterAsAtEnd = Mutant(
    "TL-21.as-at-end",
    breaks: "TL-21.runtime",
    "The policy `after` is treated as `atEnd`.",
    editing: { step in
      for (id, timeline) in step.commits {
        guard case .after = step.timeline(timeline).policy else { continue }
        let last = step.timeline(timeline).entries.map(\.date).max()
        step.change(id) { $0.policy = last }
      }
    }
  )
}
