extension Mutant {
  /// The policy `after` is put off until the last entry.
  static let afterWaitsForLastEntry = Mutant(
    "TL-21.waits-for-last-entry",
    breaks: "TL-21.runtime",
    "The policy `after` is put off until the last entry.",
    deciding: .answering(.afterMayPrecedeLastDate) { _ in false }
  )
}
