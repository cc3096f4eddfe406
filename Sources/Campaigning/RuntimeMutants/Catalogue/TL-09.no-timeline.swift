extension Mutant {
  /// A widget that was added is not asked for a timeline.
  static let addedWithoutTimeline = Mutant(
    "TL-09.no-timeline",
    breaks: "TL-09.runtime",
    "A widget that was added is not asked for a timeline.",
    deciding: .answering(.addingReloads) { _ in false }
  )
}
