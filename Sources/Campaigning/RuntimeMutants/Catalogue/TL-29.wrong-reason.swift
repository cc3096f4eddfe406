extension Mutant {
  /// An empty timeline fails as if its code had thrown an error.
  static let emptyForWrongReason = Mutant(
    "TL-29.wrong-reason",
    breaks: "TL-29.runtime",
    "An empty timeline fails as if its code had thrown an error.",
    editing: { step in
      step.effects = step.replacing { effect in
        guard case .failed(let id, .noEntries) = effect else { return [effect] }
        return [.failed(id, .threw)]
      }
    }
  )
}
