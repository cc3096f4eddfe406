extension Mutant {
  /// The old timeline stops at its current entry while a new one waits for its first date.
  static let oldTimelineStops = Mutant(
    "TL-34.old-one-stops",
    breaks: "TL-34.runtime",
    "The old timeline stops at its current entry while a new one waits for its first date.",
    editing: { step in
      for (id, timeline) in step.commits where step.placement(id).waiting.timeline == timeline {
        step.change(id) { $0.shown.moments.removeLast($0.shown.moments.count - $0.shown.reached) }
      }
    }
  )
}
