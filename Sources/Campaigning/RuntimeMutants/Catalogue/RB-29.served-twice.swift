extension Mutant {
  /// What a call of the app asked for is served twice.
  static let servedTwice = Mutant(
    "RB-29.served-twice",
    breaks: "RB-29.runtime",
    "What a call of the app asked for is served twice.",
    editing: { step in
      for case .granted(let id, let causes, _) in step.effects {
        guard causes.contains(.app), step.memory.isEmpty else { continue }
        step.memory = [1]
        step.change(id) { $0.pending.insert(.app) }
      }
    }
  )
}
