import WidgetModel

extension Clause {
  /// The runtime itself reloads when locale or text size change.
  static let environmentReloads = Clause(
    id: "RB-18.runtime",
    title: "changed settings reload every widget for free",
    statement: """
      When the locale or the text size changes to another value, the runtime reloads each placed \
      widget of its own accord, at no cost.
      """,
    level: .required,
    party: .runtime,
    facts: [.rb18],
    assumptions: [.as02, .as04],
    situations: [
      ClauseSituation("the locale changed"),
      ClauseSituation("the text size changed"),
    ],
    observes: FreeReloadChecker.observes,
    inapplicable: { profile in
      profile.exemptCauses.isDisjoint(with: .environment)
        ? "the profile charges reloads for \(ReloadCauses.environment.words)" : nil
    },
    checker: {
      FreeReloadChecker(.environment) { grant in
        grant.causes.isEmpty ? nil : grant.causes.contains(.localeChange) ? 0 : 1
      }
    }
  )
}
