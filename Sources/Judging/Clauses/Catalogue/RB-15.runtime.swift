import WidgetModel

extension Clause {
  /// What the app asks for in an audio or navigation session is free.
  static let sessionsFree = Clause(
    id: "RB-15.runtime",
    title: "reloads called for in a session are free",
    statement: """
      A reload that the app calls for during an active audio or navigation session costs nothing \
      and does not wait for budget; one that it calls for without any session is charged.
      """,
    level: .required,
    party: .runtime,
    facts: [.rb15],
    assumptions: [.as04, .as05],
    situations: [
      ClauseSituation("called for in an audio session"),
      ClauseSituation("called for in a navigation session"),
      ClauseSituation("called for without a session"),
    ],
    observes: FreeReloadChecker.observes,
    inapplicable: { withoutFreeReloads(ReloadCauses(.appWithAudio, .appWithNavigation), $0) },
    checker: {
      FreeReloadChecker(ReloadCauses(.appWithAudio, .appWithNavigation)) { grant in
        if grant.causes.contains(.appWithAudio) { return 0 }
        if grant.causes.contains(.appWithNavigation) { return 1 }
        return grant.asked.contains(.app) ? 2 : nil
      }
    }
  )
}
