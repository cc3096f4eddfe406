extension Mutant {
  /// An empty timeline is accepted and put in force.
  static let emptyTimelineAccepted = Mutant(
    "TL-29.accepted",
    breaks: "TL-29.runtime",
    "An empty timeline is accepted and put in force.",
    deciding: .answering(.emptyTimelineFails) { _ in false }
  )
}
