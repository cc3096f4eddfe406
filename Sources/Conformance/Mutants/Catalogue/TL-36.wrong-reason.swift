extension Mutant {
  /// A request that ran into the deadline fails as if its code had thrown an error.
  static let timedOutForWrongReason = Mutant(
    "TL-36.wrong-reason",
    breaks: "TL-36.runtime",
    "A request that ran into the deadline fails as if its code had thrown an error.",
    editing: { step in
      step.effects = step.replacing { effect in
        guard case .failed(let id, .timedOut) = effect else { return [effect] }
        return [.failed(id, .threw)]
      }
    }
  )
}
