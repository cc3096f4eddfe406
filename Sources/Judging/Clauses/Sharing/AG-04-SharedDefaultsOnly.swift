import WidgetModel

/// Code of an extension reads the store that it shares with its app.
struct SharedDefaultsOnly: SideEffectClause {
  enum Situation: String, ClauseWord {
    case withoutDefaults = "answered without the standard defaults"
    case usedDefaults = "used the standard defaults"
  }

  static let optional: [Situation] = [.usedDefaults]

  enum Violation: String, ClauseWord {
    case standardDefaults = "standard defaults"
  }

  static let clause = Clause(
    Self.self,
    id: "AG-04.provider",
    title: "extensions do not use the standard user defaults",
    statement: """
      An extension's code does not use `UserDefaults.standard`, which belongs to the extension's \
      container, not the app's.
      """,
    party: .provider,
    facts: [.ag04],
    observes: Self.kinds,
    needs: .realCode,
    advice: """
      Use `UserDefaults(suiteName:)` with your app group in the app and in the extension. An \
      extension's standard defaults are separate from the app's.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .standardDefaultsUsed else { return .silent }
    return .broken(
      .usedDefaults,
      .standardDefaults,
      comparing: Comparison(
        expected: "the defaults of the app group",
        actual: "UserDefaults.standard"
      ),
      message: "UserDefaults.standard was used for the key \(effect.text)"
    )
  }
}
