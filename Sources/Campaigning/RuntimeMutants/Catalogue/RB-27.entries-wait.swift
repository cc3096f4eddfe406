extension Mutant {
  /// Entries are not shown while a reload waits for budget.
  static let entriesWaitForBudget = Mutant(
    "RB-27.entries-wait",
    breaks: "RB-27.runtime",
    "Entries are not shown while a reload waits for budget.",
    editing: { step in
      step.effects = step.dropping { effect in
        guard case .displayed(let id, .entry) = effect else { return false }
        return step.before.placements[Int(id.number)].heldReason == .budget
      }
    }
  )
}
