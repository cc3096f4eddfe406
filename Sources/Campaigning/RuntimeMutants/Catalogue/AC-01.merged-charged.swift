extension Mutant {
  /// A merged reload is charged although one of its causes is exempt.
  static let mergedCharged = Mutant(
    "AC-01.merged-charged",
    breaks: "AC-01.runtime",
    "A merged reload is charged although one of its causes is exempt.",
    deciding: .answering(.exemptCauseExemptsMerged) { _ in false }
  )
}
