import WidgetModel

/// A reload that the app requests in the foreground is free.
struct ForegroundFree: FreeReloadClause {
  enum Situation: String, ClauseWord {
    case withBudget = "requested in the foreground, with budget left"
    case withoutBudget = "requested in the foreground, with the budget empty"
    case inTheBackground = "requested in the background"
  }

  typealias Violation = FreeReloadViolation
  typealias Guard = FreeCallGuard

  static let clause = Clause(
    Self.self,
    id: "RB-12.runtime",
    title: "reloads requested in the foreground are free",
    statement: """
      A reload that the app requests in the foreground is free and does not wait for budget; one \
      that it requests in the background without a session is charged.
      """,
    party: .runtime,
    facts: [.rb12],
    assumptions: [.as04, .as05],
    observes: Self.kinds,
    inapplicable: { withoutFreeReloads($0) }
  )

  static let causes = ReloadCauses(.appInForeground)

  static var freeForAnother: Guard? { .isFreeForAnother }

  var watch = ServiceMonitor(causes)

  func situation(of grant: FreeReloadGrant) -> Situation? {
    if !grant.causes.isEmpty { return grant.isAffordable ? .withBudget : .withoutBudget }
    return grant.asked.contains(.app) ? .inTheBackground : nil
  }
}
