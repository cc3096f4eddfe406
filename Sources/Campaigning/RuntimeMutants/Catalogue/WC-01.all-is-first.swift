extension Mutant {
  /// A call for all kinds reaches only the first placed widget.
  static let allReachesFirst = Mutant(
    "WC-01.all-is-first",
    breaks: "WC-01.runtime",
    "A call for all kinds reaches only the first placed widget.",
    deciding: .answering(.allAddressesPlacement) { $0.answer && $0.placement.number == 0 }
  )
}
