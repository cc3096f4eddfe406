extension Mutant {
  /// An intent reloads twice.
  static let interactionReloadsTwice = Mutant(
    "VW-12.reloads-twice",
    breaks: "VW-12.runtime",
    "An intent reloads twice.",
    deciding: .answering(.interactionReloadsTwice) { _ in true }
  )
}
