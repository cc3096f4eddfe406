extension Mutant {
  /// The placeholder is asked for again whenever the widget comes into view.
  static let placeholderWhenSeen = Mutant(
    "TL-01.placeholder-in-view",
    breaks: "TL-01.runtime",
    "The placeholder is asked for again whenever the widget comes into view.",
    editing: { step in
      if case .visible(let id, true) = step.input, step.placed.contains(id) {
        step.ask(.placeholder, for: id)
      }
    }
  )
}
