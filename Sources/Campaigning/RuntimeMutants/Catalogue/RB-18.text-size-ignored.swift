extension Mutant {
  /// A change of the text size reloads nothing.
  static let textSizeIgnored = Mutant(
    "RB-18.text-size-ignored",
    breaks: "RB-18.runtime",
    "A change of the text size reloads nothing.",
    deciding: .answering(.textSizeReloads) { _ in false }
  )
}
