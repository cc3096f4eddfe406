extension Mutant {
  /// A reload that is held for want of budget is forgotten.
  static let lostOverBudget = Mutant(
    "RB-09.lost-over-budget",
    breaks: "RB-09.runtime",
    "A reload that is held for want of budget is forgotten.",
    editing: { step in
      for case .held(let id, let causes, .budget) in step.effects {
        step.change(id) { $0.lose(causes) }
      }
    }
  )
}
