extension Mutant {
  /// A call for a kind reaches only the first placed widget.
  static let kindReachesFirst = Mutant(
    "WC-01.first-placed-only",
    breaks: "WC-01.runtime",
    "A call for a kind reaches only the first placed widget.",
    deciding: .answering(.kindAddressesPlacement) { $0.answer && $0.placement.number == 0 }
  )
}
