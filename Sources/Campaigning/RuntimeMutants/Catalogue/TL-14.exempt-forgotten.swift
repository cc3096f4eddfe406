extension Mutant {
  /// A charged reload keeps its distance from charged ones only.
  static let exemptReloadForgotten = Mutant(
    "TL-14.exempt-forgotten",
    breaks: "TL-14.runtime",
    "A charged reload keeps its distance from charged ones only.",
    deciding: .answering(.exemptGrantCountsForSpacing) { _ in false }
  )
}
