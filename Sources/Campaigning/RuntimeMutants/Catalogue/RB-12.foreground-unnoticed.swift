extension Mutant {
  /// The runtime does not notice that the app is in the foreground.
  static let foregroundUnnoticed = Mutant(
    "RB-12.foreground-unnoticed",
    breaks: "RB-12.runtime",
    "The runtime does not notice that the app is in the foreground.",
    deciding: .answering(.foregroundIsCause) { _ in false }
  )
}
