extension Mutant {
  /// A `widgetURL` is not followed; the tap just opens the app.
  static let widgetURLIgnored = Mutant(
    "VW-04.widget-url-ignored",
    breaks: "VW-04.runtime",
    "A `widgetURL` is not followed; the tap just opens the app.",
    deciding: .answering(.widgetURLActs) { _ in false }
  )
}
