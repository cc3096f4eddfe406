extension Mutant {
  /// The first reload of a widget that was added costs nothing.
  static let addedFree = Mutant(
    "AC-01.added-free",
    breaks: "AC-01.runtime",
    "The first reload of a widget that was added costs nothing.",
    deciding: .answering(.otherIsCharged) { $0.answer && !$0.causes.contains(.added) }
  )
}
