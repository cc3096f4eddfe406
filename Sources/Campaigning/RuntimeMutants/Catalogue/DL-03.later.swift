extension Mutant {
  /// An answer that comes one tick after the deadline still counts.
  static let deadlineTickLater = Mutant(
    "DL-03.later",
    breaks: "DL-03.runtime",
    "An answer that comes one tick after the deadline still counts.",
    deciding: .counting(.timelineHardDeadline) { $0 + 1 }
  )
}
