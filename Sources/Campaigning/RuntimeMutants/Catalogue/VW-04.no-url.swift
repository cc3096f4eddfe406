extension Mutant {
  /// A tap on a view without a URL leads to a URL.
  static let widgetURLWithout = Mutant(
    "VW-04.no-url",
    breaks: "VW-04.runtime",
    "A tap on a view without a URL leads to a URL.",
    deciding: .answering(.widgetURLActs) { _ in true }
  )
}
