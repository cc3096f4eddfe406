extension Mutant {
  /// A widget that was added is asked for its timeline before its placeholder.
  static let timelineBeforePlaceholder = Mutant(
    "TL-09.timeline-first",
    breaks: "TL-09.runtime",
    "A widget that was added is asked for its timeline before its placeholder.",
    editing: { step in
      guard case .added = step.input,
        let place = step.effects.firstIndex(where: {
          if case .requested(_, .placeholder, _) = $0 { true } else { false }
        })
      else { return }
      step.effects.append(step.effects.remove(at: place))
    }
  )
}
