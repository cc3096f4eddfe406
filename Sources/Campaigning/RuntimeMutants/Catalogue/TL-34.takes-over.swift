extension Mutant {
  /// A new timeline takes over at once, before its first date.
  static let takesOverEarly = Mutant(
    "TL-34.takes-over",
    breaks: "TL-34.runtime",
    "A new timeline takes over at once, before its first date.",
    deciding: .answering(.oldStaysUntilFirstDate) { _ in false }
  )
}
