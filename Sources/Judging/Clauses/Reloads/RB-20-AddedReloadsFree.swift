import WidgetModel

/// The first reload of an added widget is free if the profile exempts it.
struct AddedReloadsFree: FreeReloadClause {
  enum Situation: String, ClauseWord {
    case withBudget = "added with budget left"
    case withoutBudget = "added with the budget empty"
  }

  typealias Violation = FreeReloadViolation

  static let clause = Clause(
    Self.self,
    id: "RB-20.runtime",
    title: "the reload of an added widget is free",
    statement: """
      Under a profile that exempts it, the reload of a newly added widget is free and does not \
      wait for budget.
      """,
    party: .runtime,
    facts: [.rb20],
    assumptions: [.as04],
    observes: Self.kinds,
    inapplicable: { withoutFreeReloads($0) }
  )

  static let causes = ReloadCauses(.added)

  static let optional: [Situation] = [.withoutBudget]

  var watch = ServiceMonitor(causes)

  func situation(of grant: FreeReloadGrant) -> Situation? {
    grant.causes.isEmpty ? nil : grant.isAffordable ? .withBudget : .withoutBudget
  }
}
