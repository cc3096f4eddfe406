extension Mutant {
  /// A push reloads the widgets without a push handler as well.
  static let pushForAll = Mutant(
    "RB-22.push-for-all",
    breaks: "RB-22.runtime",
    "A push reloads the widgets without a push handler as well.",
    deciding: .answering(.pushAddressesPlacement) { _ in true }
  )
}
