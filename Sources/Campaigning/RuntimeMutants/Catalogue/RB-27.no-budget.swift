extension Mutant {
  /// Charged reloads are granted whether there is budget or not.
  static let grantedWithoutBudget = Mutant(
    "RB-27.no-budget",
    breaks: "RB-27.runtime",
    "Charged reloads are granted whether there is budget or not.",
    deciding: .comparing(.budgetAffords) { _, _ in true }
  )
}
