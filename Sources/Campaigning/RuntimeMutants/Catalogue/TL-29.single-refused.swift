extension Mutant {
  /// A timeline that threw an error is said to have no entries.
  static let singleEntryRefused = Mutant(
    "TL-29.single-refused",
    breaks: "TL-29.runtime",
    "A timeline that threw an error is said to have no entries.",
    editing: { step in
      step.effects = step.replacing { effect in
        guard case .failed(let id, .threw) = effect else { return [effect] }
        return [.failed(id, .noEntries)]
      }
    }
  )
}
