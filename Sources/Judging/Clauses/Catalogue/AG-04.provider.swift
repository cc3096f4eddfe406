import WidgetModel

extension Clause {
  /// Code of an extension reads the store that it shares with its app.
  static let sharedDefaultsOnly = Clause(
    id: "AG-04.provider",
    title: "no standard user defaults",
    statement: """
      An extension's code does not use `UserDefaults.standard`, which belongs to another container \
      than its app's.
      """,
    level: .recommended,
    party: .provider,
    facts: [.ag04],
    situations: [
      ClauseSituation("answered without the standard defaults"),
      ClauseSituation("used the standard defaults", isRequired: false),
    ],
    observes: SideEffectChecker.observes,
    needs: .realCode,
    checker: {
      SideEffectChecker { sideEffect, _, _ in
        guard sideEffect.kind == .standardDefaultsUsed else { return .silent }
        return .broken(
          situation: 1,
          kind: "standard defaults",
          comparing: Comparison(
            expected: "the defaults of the app group",
            actual: "UserDefaults.standard"
          ),
          message: "UserDefaults.standard was used for the key \(sideEffect.text)"
        )
      }
    }
  )
}
