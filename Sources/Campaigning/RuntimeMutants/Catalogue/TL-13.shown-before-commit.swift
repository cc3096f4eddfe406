extension Mutant {
  /// The new timeline is shown before it is put in force.
  static let shownBeforeCommit = Mutant(
    "TL-13.shown-before-commit",
    breaks: "TL-13.runtime",
    "The new timeline is shown before it is put in force.",
    editing: { step in
      guard
        let committed = step.effects.firstIndex(where: {
          if case .committed = $0 { true } else { false }
        }),
        let displayed = step.effects[committed...].firstIndex(where: {
          if case .displayed(_, .entry) = $0 { true } else { false }
        })
      else { return }
      step.effects.insert(step.effects.remove(at: displayed), at: committed)
    }
  )
}
