extension Mutant {
  /// An intent reloads the other placements of its widget as well.
  static let interactionReloadsOthers = Mutant(
    "VW-12.others-too",
    breaks: "VW-12.runtime",
    "An intent reloads the other placements of its widget as well.",
    deciding: .answering(.interactionReloadsOthers) { _ in true }
  )
}
