extension Mutant {
  /// A new request takes the place of the one that waits, instead of joining it.
  static let lastCauseOnly = Mutant(
    "RB-29.last-cause-only",
    breaks: "RB-29.runtime",
    "A new request takes the place of the one that waits, instead of joining it.",
    editing: { step in
      for id in step.placed {
        let old = step.before.placements[Int(id.number)].pending
        let new = step.placement(id).pending
        guard !old.isEmpty, new.isStrictSuperset(of: old) else { continue }
        step.change(id) { $0.pending = new.subtracting(old) }
      }
    }
  )
}
