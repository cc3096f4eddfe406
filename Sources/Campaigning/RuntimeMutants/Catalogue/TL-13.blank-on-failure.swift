extension Mutant {
  /// A failed reload empties the widget.
  static let blankOnFailure = Mutant(
    "TL-13.blank-on-failure",
    breaks: "TL-13.runtime",
    "A failed reload empties the widget.",
    deciding: .answering(.failureKeepsDisplay) { _ in false }
  )
}
