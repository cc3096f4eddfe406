extension Mutant {
  /// A toggle goes on from its own state after the next timeline.
  static let toggleSurvivesTimeline = Mutant(
    "VW-08.survives-timeline",
    breaks: "VW-08.runtime",
    "A toggle goes on from its own state after the next timeline.",
    deciding: .answering(.commitEndsToggles) { _ in false }
  )
}
