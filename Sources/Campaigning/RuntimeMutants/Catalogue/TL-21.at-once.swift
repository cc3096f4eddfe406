extension Mutant {
  /// The policy `after` asks at once.
  static let afterAtOnce = Mutant(
    "TL-21.at-once",
    breaks: "TL-21.runtime",
    "The policy `after` asks at once.",
    editing: { step in
      for (id, timeline) in step.commits {
        guard case .after = step.timeline(timeline).policy else { continue }
        let wall = step.wall
        step.change(id) { $0.policy = wall }
      }
    }
  )
}
