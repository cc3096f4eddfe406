extension Mutant {
  /// A timeline may take twice as long as the deadline.
  static let deadlineNever = Mutant(
    "DL-03.never",
    breaks: "DL-03.runtime",
    "A timeline may take twice as long as the deadline.",
    deciding: .counting(.timelineHardDeadline) { 2 * $0 }
  )
}
