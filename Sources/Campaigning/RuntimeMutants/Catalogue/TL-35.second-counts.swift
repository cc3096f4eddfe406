extension Mutant {
  /// A second answer counts as well.
  static let secondAnswerInForce = Mutant(
    "TL-35.second-counts",
    breaks: "TL-35.runtime",
    "A second answer counts as well.",
    deciding: .answering(.secondAnswerCounts) { _ in true }
  )
}
