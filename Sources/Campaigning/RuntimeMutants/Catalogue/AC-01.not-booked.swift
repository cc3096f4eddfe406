extension Mutant {
  /// A charge is announced but not taken from the budget.
  static let chargeNotBooked = Mutant(
    "AC-01.not-booked",
    breaks: "AC-01.runtime",
    "A charge is announced but not taken from the budget.",
    editing: { step in
      for case .granted(let id, _, 1) in step.effects {
        step.state.budgets[step.placement(id).budget].refund()
        step.changesState = true
      }
    }
  )
}
