extension Mutant {
  /// A timeline is put in force before it is archived.
  static let archivedAfterCommit = Mutant(
    "TL-25.archived-late",
    breaks: "TL-25.runtime",
    "A timeline is put in force before it is archived.",
    editing: { step in
      guard
        let archived = step.effects.firstIndex(where: {
          if case .archived = $0 { true } else { false }
        })
      else { return }
      step.effects.append(step.effects.remove(at: archived))
    }
  )
}
