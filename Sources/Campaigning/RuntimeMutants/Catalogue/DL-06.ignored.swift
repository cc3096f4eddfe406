extension Mutant {
  /// The memory of the code is not limited.
  static let memoryIgnored = Mutant(
    "DL-06.ignored",
    breaks: "DL-06.runtime",
    "The memory of the code is not limited.",
    deciding: .comparing(.memoryFits) { _, _ in true }
  )
}
