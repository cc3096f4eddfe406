extension Mutant {
  /// A request is given up at the time within which it should be answered.
  static let softDeadlineHard = Mutant(
    "DL-03.soft",
    breaks: "DL-03.runtime",
    "A request is given up at the time within which it should be answered.",
    deciding: .counting(.timelineHardDeadline) { min($0, 5_000_000) }
  )
}
