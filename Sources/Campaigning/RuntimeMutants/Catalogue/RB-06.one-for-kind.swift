extension Mutant {
  /// All placed widgets of a kind share one budget.
  static let oneBudgetForKind = Mutant(
    "RB-06.one-for-kind",
    breaks: "RB-06.runtime",
    "All placed widgets of a kind share one budget.",
    deciding: .counting(.budgetScope) { _ in 1 }
  )
}
