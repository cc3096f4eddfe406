import WidgetModel

/// A reload for a refresh in StandBy is free.
struct StandByReloadsFree: FreeReloadClause {
  enum Situation: String, ClauseWord {
    case refreshed = "StandBy refreshed a widget"
    case withoutBudget = "StandBy refreshed a widget whose budget was spent"
  }

  static let optional: [Situation] = [.withoutBudget]

  typealias Violation = FreeReloadViolation

  static let clause = Clause(
    Self.self,
    id: "RB-21.runtime",
    title: "refreshes in StandBy are free",
    statement: """
      A refresh in StandBy reloads each placed widget, free of charge and without waiting for \
      budget.
      """,
    party: .runtime,
    facts: [.rb21],
    assumptions: [.as02, .as04],
    observes: Self.kinds,
    inapplicable: { withoutFreeReloads($0) }
  )

  static let causes = ReloadCauses(.standBy)

  var watch = ServiceMonitor(causes)

  func situation(of grant: FreeReloadGrant) -> Situation? {
    guard !grant.causes.isEmpty else { return nil }
    return grant.isAffordable ? .refreshed : .withoutBudget
  }
}
