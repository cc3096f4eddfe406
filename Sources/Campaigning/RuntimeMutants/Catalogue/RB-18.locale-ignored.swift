extension Mutant {
  /// A change of the locale reloads nothing.
  static let localeIgnored = Mutant(
    "RB-18.locale-ignored",
    breaks: "RB-18.runtime",
    "A change of the locale reloads nothing.",
    deciding: .answering(.localeReloads) { _ in false }
  )
}
