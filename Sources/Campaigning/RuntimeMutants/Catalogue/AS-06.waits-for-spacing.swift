extension Mutant {
  /// An exempt reload keeps the distance and waits for sight like any other.
  static let exemptWaits = Mutant(
    "AS-06.waits-for-spacing",
    breaks: "AS-06.runtime",
    "An exempt reload keeps the distance and waits for sight like any other.",
    deciding: .answering(.exemptGoesFirst) { _ in false }
  )
}
