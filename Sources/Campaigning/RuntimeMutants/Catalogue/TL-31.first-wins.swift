extension Mutant {
  /// Of entries with one date the first is shown instead of the last.
  static let firstOfEqualDatesWins = Mutant(
    "TL-31.first-wins",
    breaks: "TL-31.runtime",
    "Of entries with one date the first is shown instead of the last.",
    deciding: .answering(.lastOfEqualDatesWins) { _ in false }
  )
}
