extension Mutant {
  static let budgetPerPlacement: [Mutant] = [
    Mutant(
      "RB-06.one-for-app",
      breaks: .budgetPerPlacement,
      "All placed widgets of the app share one budget.",
      deciding: .counting(.budgetScope) { _ in 2 }
    ),
    Mutant(
      "RB-06.one-for-kind",
      breaks: .budgetPerPlacement,
      "All placed widgets of a kind share one budget.",
      deciding: .counting(.budgetScope) { _ in 1 }
    ),
  ]
}
