extension Mutant {
  /// A call for all kinds reloads nothing.
  static let allIgnored = Mutant(
    "WC-01.all-ignored",
    breaks: "WC-01.runtime",
    "A call for all kinds reloads nothing.",
    deciding: .answering(.allAddressesPlacement) { _ in false }
  )
}
