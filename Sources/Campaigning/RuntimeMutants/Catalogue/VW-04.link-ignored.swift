extension Mutant {
  /// Links do nothing.
  static let linkIgnored = Mutant(
    "VW-04.link-ignored",
    breaks: "VW-04.runtime",
    "Links do nothing.",
    deciding: .answering(.linkActs) { _ in false }
  )
}
