import WidgetModel

extension Clause {
  /// The reload after a button's or toggle's intent is free.
  static let interactionFree = Clause(
    id: "RB-16.runtime",
    title: "reloads after an interaction are free",
    statement: """
      The reload after the intent of a widget's button or toggle costs nothing and does not wait \
      for budget.
      """,
    level: .required,
    party: .runtime,
    facts: [.rb16],
    assumptions: [.as04],
    situations: [
      ClauseSituation("with budget left"),
      ClauseSituation("with the budget empty"),
    ],
    observes: FreeReloadChecker.observes,
    inapplicable: { profile in
      profile.isOn(.interactive)
        ? withoutFreeReloads(ReloadCauses(.interaction), profile)
        : "the profile's widgets are not interactive"
    },
    checker: {
      FreeReloadChecker(ReloadCauses(.interaction)) { grant in
        grant.causes.isEmpty ? nil : grant.isAffordable ? 0 : 1
      }
    }
  )
}
