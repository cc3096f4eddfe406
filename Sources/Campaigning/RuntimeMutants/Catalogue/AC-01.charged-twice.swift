extension Mutant {
  /// A charged reload costs two.
  static let chargedTwice = Mutant(
    "AC-01.charged-twice",
    breaks: "AC-01.runtime",
    "A charged reload costs two.",
    editing: { step in
      step.effects = step.replacing { effect in
        guard case .granted(let id, let causes, 1) = effect else { return [effect] }
        return [.granted(id, causes, charge: 2)]
      }
    }
  )
}
