extension Mutant {
  /// A `widgetURL` beats the link that was tapped.
  static let widgetURLBeatsLink = Mutant(
    "VW-04.widget-url-first",
    breaks: "VW-04.runtime",
    "A `widgetURL` beats the link that was tapped.",
    deciding: .answering(.linkBeatsWidgetURL) { _ in false }
  )
}
