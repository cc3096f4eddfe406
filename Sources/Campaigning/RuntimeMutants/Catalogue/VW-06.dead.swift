extension Mutant {
  /// Buttons and toggles with an intent do nothing.
  static let controlsDead = Mutant(
    "VW-06.dead",
    breaks: "VW-06.runtime",
    "Buttons and toggles with an intent do nothing.",
    deciding: .answering(.controlActs) { _ in false }
  )
}
