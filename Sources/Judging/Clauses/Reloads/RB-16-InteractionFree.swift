import WidgetModel

/// The reload after a button's or toggle's intent is free.
struct InteractionFree: FreeReloadClause {
  enum Situation: String, ClauseWord {
    case withBudget = "with budget left"
    case withoutBudget = "with the budget empty"
  }

  typealias Violation = FreeReloadViolation

  enum Guard: String, ClauseWord {
    case isJustAsked = "another reload at the instant at which an intent requests one"
  }

  static let clause = Clause(
    Self.self,
    id: "RB-16.runtime",
    title: "reloads after an interaction are free",
    statement: """
      The reload after the intent of a widget's button or toggle is free and does not wait for \
      budget.
      """,
    party: .runtime,
    facts: [.rb16],
    assumptions: [.as04],
    // A runtime that reports no taps owes no reload after one.
    observes: Self.kinds.union(EventKinds(.led)),
    inapplicable: { profile in
      profile.isOn(.interactive)
        ? withoutFreeReloads(profile)
        : "the profile's widgets are not interactive"
    }
  )

  static let causes = ReloadCauses(.interaction)

  static var justAsked: Guard? { .isJustAsked }

  var watch = ServiceMonitor(causes)

  func situation(of grant: FreeReloadGrant) -> Situation? {
    grant.causes.isEmpty ? nil : grant.isAffordable ? .withBudget : .withoutBudget
  }
}
