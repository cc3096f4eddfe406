import WidgetModel

extension Mutant {
  /// The mutants that the clause `DueIsDone` must catch.
  static let dueIsDone: [Mutant] = [
    Mutant(
      "OR-01.held-again",
      breaks: .dueIsDone,
      "A reload that stays held is said to be held again at each unlock of the phone.",
      editing: { step in
        guard case .locked(false) = step.input else { return }
        for id in step.placed {
          let placement = step.placement(id)
          guard let reason = placement.heldReason,
            reason == step.before.placements[id].heldReason,
            !step.effects.contains(.held(id, placement.pending, reason))
          else { continue }
          step.effects.append(.held(id, placement.pending, reason))
        }
      }
    ),
    Mutant(
      "OR-01.not-cancelled",
      breaks: .dueIsDone,
      "Widgets' code is not told that nobody waits for its answer any more.",
      editing: { step in
        step.effects = step.dropping { if case .cancelled = $0 { true } else { false } }
      }
    ),
  ]
}
