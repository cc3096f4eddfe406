extension Mutant {
  /// The author of several `widgetURL`s is told nothing.
  static let severalURLsSilently = Mutant(
    "VW-01.silent",
    breaks: "VW-01.runtime",
    "The author of several `widgetURL`s is told nothing.",
    editing: { step in
      step.effects = step.dropping {
        if case .reported(.severalWidgetURLs, _) = $0 { true } else { false }
      }
    }
  )
}
