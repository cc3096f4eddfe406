extension Mutant {
  /// An earlier entry comes back when the clock is set back.
  static let clockBringsBack = Mutant(
    "TL-12.clock-brings-back",
    breaks: "TL-12.runtime",
    "An earlier entry comes back when the clock is set back.",
    deciding: .answering(.clockBringsEntryBack) { _ in true }
  )
}
