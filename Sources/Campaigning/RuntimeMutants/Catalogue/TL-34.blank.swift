extension Mutant {
  /// The placeholder is shown until the first date of a new timeline.
  static let blankUntilFirstDate = Mutant(
    "TL-34.blank",
    breaks: "TL-34.runtime",
    "The placeholder is shown until the first date of a new timeline.",
    editing: { step in
      for (id, timeline) in step.commits where step.placement(id).waiting.timeline == timeline {
        guard case .entry = step.placement(id).display else { continue }
        step.change(id) { $0.shown.clear() }
      }
    }
  )
}
