extension Mutant {
  static let delayedUntilBudget: [Mutant] = [
    Mutant(
      "RB-27.early",
      breaks: .delayedUntilBudget,
      "A charged reload is granted one tick before the budget allows it.",
      deciding: .comparing(.budgetAffords) { $0 >= $1 - ($1 > 1 ? 35 : 0) }
    ),
    Mutant(
      "RB-27.entries-wait",
      breaks: .delayedUntilBudget,
      "Entries are not shown while a reload waits for budget.",
      editing: { step in
        step.effects = step.dropping { effect in
          guard case .displayed(let id, .entry) = effect else { return false }
          return step.before.reloads[id].heldReason == .budget
        }
      }
    ),
    Mutant(
      "RB-27.full-at-restart",
      breaks: .delayedUntilBudget,
      "A restart of the phone fills the budget up.",
      deciding: .answering(.budgetsSurviveReboot) { _ in false }
    ),
    Mutant(
      "RB-27.held-with-budget",
      breaks: .delayedUntilBudget,
      "A charged reload is held until there is budget for two.",
      deciding: .comparing(.budgetAffords) { $0 >= 2 * $1 }
    ),
    Mutant(
      "RB-27.no-budget",
      breaks: .delayedUntilBudget,
      "Charged reloads are granted whether there is budget or not.",
      deciding: .comparing(.budgetAffords) { _, _ in true }
    ),
    Mutant(
      "RB-27.smaller-burst",
      breaks: .delayedUntilBudget,
      "The budget allows one reload less at once than the profile.",
      deciding: .counting(.budgetBurst) { max(1, $0 - 1) }
    ),
  ]
}
