extension Mutant {
  /// Of several `widgetURL`s the innermost wins.
  static let innermostURLWins = Mutant(
    "VW-01.innermost",
    breaks: "VW-01.runtime",
    "Of several `widgetURL`s the innermost wins.",
    deciding: .answering(.outermostWidgetURLWins) { _ in false }
  )
}
