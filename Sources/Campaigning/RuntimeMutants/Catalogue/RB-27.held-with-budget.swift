extension Mutant {
  /// A charged reload is held until there is budget for two.
  static let heldWithBudget = Mutant(
    "RB-27.held-with-budget",
    breaks: "RB-27.runtime",
    "A charged reload is held until there is budget for two.",
    deciding: .comparing(.budgetAffords) { $0 >= 2 * $1 }
  )
}
