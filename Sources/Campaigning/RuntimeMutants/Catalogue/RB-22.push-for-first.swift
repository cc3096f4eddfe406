extension Mutant {
  /// A push reloads only the first placed widget.
  static let pushForFirst = Mutant(
    "RB-22.push-for-first",
    breaks: "RB-22.runtime",
    "A push reloads only the first placed widget.",
    deciding: .answering(.pushAddressesPlacement) { $0.answer && $0.placement.number == 0 }
  )
}
