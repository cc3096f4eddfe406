extension Mutant {
  /// The runtime does not notice that the app has a navigation session.
  static let navigationUnnoticed = Mutant(
    "RB-15.navigation-unnoticed",
    breaks: "RB-15.runtime",
    "The runtime does not notice that the app has a navigation session.",
    deciding: .answering(.navigationIsCause) { _ in false }
  )
}
