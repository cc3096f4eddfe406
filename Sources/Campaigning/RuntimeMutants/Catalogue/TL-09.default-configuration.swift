extension Mutant {
  /// The code gets the default configuration instead of the one that the person chose.
  static let defaultConfiguration = Mutant(
    "TL-09.default-configuration",
    breaks: "TL-09.runtime",
    "The code gets the default configuration instead of the one that the person chose.",
    deciding: .answering(.handsConfigurationOver) { _ in false }
  )
}
