extension Mutant {
  /// A request that is never answered is never given up.
  static let waitsForever = Mutant(
    "TL-36.waits-forever",
    breaks: "TL-36.runtime",
    "A request that is never answered is never given up.",
    deciding: .comparing(.answerInTime) { _, _ in true }
  )
}
