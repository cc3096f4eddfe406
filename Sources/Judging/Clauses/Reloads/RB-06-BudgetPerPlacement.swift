import WidgetModel

/// Each placed widget has its own budget.
struct BudgetPerPlacement: ClauseChecker {
  enum Situation: String, ClauseWord {
    case ownBudgetSpent = "held when its own budget is spent"
    case otherBudgetSpent = "charged while the budget of another placed widget is spent"
  }

  enum Violation: String, ClauseWord {
    case held
  }

  static let clause = Clause(
    Self.self,
    id: "RB-06.runtime",
    title: "each placed widget has its own budget",
    statement: """
      A placed widget with budget left is never held for lack of budget, no matter what other \
      placed widgets have spent.
      """,
    party: .runtime,
    facts: [.rb06],
    observes: EventKinds(.granted, .held),
    inapplicable: { profile in
      if profile.budgetModel == .unlimited { return "the profile has no budget" }
      return profile.budgetScope == .instance ? nil : "placed widgets share a budget"
    }
  )

  /// The placed widgets whose budgets may be spent; only charges spend a budget, so no others are.
  private var spent: [PlacementID] = []

  mutating func begin(_ state: ObservedState) {
    spent.removeAll(keepingCapacity: true)
    // A budget may be empty from the beginning.
    spent.append(contentsOf: state.placements.ids)
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .effect(let effect) = event.body else { return }
    switch effect {
    case .held(let id, _, .budget):
      guard let account = check.state.owed.budget(of: id) else { return }
      let free = account.freeInstant(at: event.instant, wall: event.wall)
      guard free <= event.instant else { return check.see(.ownBudgetSpent) }
      check.violated(
        .held,
        placement: id,
        comparing: Comparison(
          expected: "granted from its own budget, free since \(free)",
          actual: "held at \(event.instant)"
        ),
        "held for lack of budget at \(event.instant), although it has had budget since \(free)"
      )
    case .granted(let id, _, let charge):
      guard charge > 0, check.state.knows(id) else { return }
      spent.removeAll {
        check.state.owed.budget(of: $0)?.allows(at: event.instant, wall: event.wall) != false
      }
      if spent.contains(where: { $0 != id && check.state.isPresent($0) }) {
        check.see(.otherBudgetSpent)
      }
      if !spent.contains(id) { spent.append(id) }
    default: break
    }
  }
}
