extension Mutant {
  /// Buttons and toggles act on a system that is too old for them.
  static let controlsTooOld = Mutant(
    "VW-06.too-old",
    breaks: "VW-06.runtime",
    "Buttons and toggles act on a system that is too old for them.",
    profile: "iOS14",
    deciding: .answering(.controlActs) { _ in true }
  )
}
