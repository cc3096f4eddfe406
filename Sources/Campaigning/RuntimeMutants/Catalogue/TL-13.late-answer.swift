extension Mutant {
  /// The answer to a request that has failed is put in force.
  static let lateAnswerInForce = Mutant(
    "TL-13.late-answer",
    breaks: "TL-13.runtime",
    "The answer to a request that has failed is put in force.",
    deciding: .answering(.lateAnswerCounts) { _ in true }
  )
}
