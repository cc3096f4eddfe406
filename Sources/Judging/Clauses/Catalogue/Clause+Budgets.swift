extension Clause {
  /// The clauses of the reload budget and of what is free of it (facts `RB`), by id.
  static let budgets: [Clause] = [
    budgetRolls,
    budgetPerPlacement,
    reloadsHeld,
    foregroundFree,
    sessionsFree,
    interactionFree,
    environmentReloads,
    pushesCharged,
    noBudgetNoWait,
    delayedUntilBudget,
    requestsMerge,
    callsDebounced,
  ]
}
