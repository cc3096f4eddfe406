extension Mutant {
  /// A request whose code used too much memory fails as if it had thrown an error.
  static let memoryForWrongReason = Mutant(
    "DL-06.wrong-reason",
    breaks: "DL-06.runtime",
    "A request whose code used too much memory fails as if it had thrown an error.",
    editing: { step in
      step.effects = step.replacing { effect in
        guard case .failed(let id, .outOfMemory) = effect else { return [effect] }
        return [.failed(id, .threw)]
      }
    }
  )
}
