extension Mutant {
  static let gapKeepsWhatWas: [Mutant] = [
    Mutant(
      "TL-34.blank",
      breaks: .gapKeepsWhatWas,
      "The placeholder is shown until the first date of a new timeline.",
      editing: { step in
        for (id, timeline) in step.commits where step.isWaiting(timeline, at: id) {
          guard case .entry = step.state.timelines[id].display else { continue }
          step.changeTimeline(id) { $0.shown.clear() }
        }
      }
    ),
    Mutant(
      "TL-34.old-one-stops",
      breaks: .gapKeepsWhatWas,
      "The old timeline stops at its current entry while a new one waits for its first date.",
      editing: { step in
        for (id, timeline) in step.commits where step.isWaiting(timeline, at: id) {
          step.changeTimeline(id) { $0.shown.moments.removeSubrange($0.shown.reached...) }
        }
      }
    ),
    Mutant(
      "TL-34.takes-over",
      breaks: .gapKeepsWhatWas,
      "A new timeline takes over at once, before its first date.",
      deciding: .answering(.oldStaysUntilFirstDate) { _ in false }
    ),
  ]
}
