extension Mutant {
  /// A call for a kind reaches placed widgets of other kinds as well.
  static let kindReachesAll = Mutant(
    "WC-01.other-kinds",
    breaks: "WC-01.runtime",
    "A call for a kind reaches placed widgets of other kinds as well.",
    deciding: .answering(.kindAddressesPlacement) { _ in true }
  )
}
