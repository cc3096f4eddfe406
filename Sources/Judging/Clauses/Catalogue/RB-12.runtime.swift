import WidgetModel

extension Clause {
  /// What the app asks for in the foreground is free.
  static let foregroundFree = Clause(
    id: "RB-12.runtime",
    title: "reloads called for in the foreground are free",
    statement: """
      A reload that the app calls for while it is in the foreground costs nothing and does not wait \
      for budget; one that it calls for without any session is charged.
      """,
    level: .required,
    party: .runtime,
    facts: [.rb12],
    assumptions: [.as04, .as05],
    situations: [
      ClauseSituation("called for in the foreground, with budget left"),
      ClauseSituation("called for in the foreground, with the budget empty"),
      ClauseSituation("called for in the background"),
    ],
    observes: FreeReloadChecker.observes,
    inapplicable: { withoutFreeReloads(ReloadCauses(.appInForeground), $0) },
    checker: {
      FreeReloadChecker(ReloadCauses(.appInForeground)) { grant in
        if !grant.causes.isEmpty { return grant.isAffordable ? 0 : 1 }
        return grant.asked.contains(.app) ? 2 : nil
      }
    }
  )
}
