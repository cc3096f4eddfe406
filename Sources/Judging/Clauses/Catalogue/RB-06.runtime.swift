import WidgetModel

extension Clause {
  /// Each placed widget has a budget of its own.
  static let budgetPerPlacement = Clause(
    id: "RB-06.runtime",
    title: "each placed widget has its own budget",
    statement: """
      A placed widget whose own charges leave it budget is never held for want of budget, whatever \
      other placed widgets have spent.
      """,
    level: .required,
    party: .runtime,
    facts: [.rb06],
    situations: [
      ClauseSituation("held when its own budget is spent"),
      ClauseSituation("charged while the budget of another placed widget is spent"),
    ],
    observes: EventKinds(.granted, .held),
    inapplicable: { profile in
      if profile.budgetModel == .unlimited { return "the profile has no budget" }
      return profile.budgetScope == .instance ? nil : "placed widgets share a budget"
    },
    checker: { BudgetPerPlacementChecker() }
  )
}

private struct BudgetPerPlacementChecker: Checker {
  mutating func begin(_ state: ObservedState) {}

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard case .effect(let effect) = event.body else { return }
    switch effect {
    case .held(let id, _, .budget):
      guard let account = state.account(of: id) else { return }
      let free = account.freeInstant(at: event.instant, wall: event.wall)
      guard free <= event.instant else { return tally.see(0) }
      tally.violated(
        "held",
        at: index,
        placement: id,
        comparing: Comparison(
          expected: "granted from its own budget, free since \(free)",
          actual: "held at \(event.instant)"
        ),
        "held for want of budget at \(event.instant), though its own budget allowed it since \(free)"
      )
    case .granted(let id, _, let charge):
      guard charge > 0, state.knows(id) else { return }
      let isAnotherSpent = state.placements.indices.contains { other in
        other != Int(id.number) && state.placements[other].isPresent
          && !state.owed.accounts[other].allows(at: event.instant, wall: event.wall)
      }
      if isAnotherSpent { tally.see(1) }
    default: break
    }
  }
}
