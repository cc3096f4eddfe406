import WidgetModel

/// The runtime reloads every widget for free when the locale or text size changes.
struct EnvironmentReloads: FreeReloadClause {
  enum Situation: String, ClauseWord {
    case localeChanged = "the locale changed"
    case textSizeChanged = "the text size changed"
  }

  typealias Violation = FreeReloadViolation

  static let clause = Clause(
    Self.self,
    id: "RB-18.runtime",
    title: "a changed locale or text size reloads widgets for free",
    statement: """
      When the locale or the text size changes to another value, the runtime reloads each placed \
      widget, free of charge.
      """,
    party: .runtime,
    facts: [.rb18],
    assumptions: [.as02, .as04],
    observes: Self.kinds,
    inapplicable: { profile in
      profile.exemptCauses.isDisjoint(with: .environment)
        ? "the profile charges reloads for \(ReloadCauses.environment.words)" : nil
    }
  )

  static let causes = ReloadCauses.environment

  var watch = ServiceMonitor(causes)

  func situation(of grant: FreeReloadGrant) -> Situation? {
    grant.causes.isEmpty
      ? nil : grant.causes.contains(.localeChange) ? .localeChanged : .textSizeChanged
  }
}
