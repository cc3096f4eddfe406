import WidgetModel

/// The runtime reloads every widget for free when the account, the time or the place changes.
struct SystemChangesReload: FreeReloadClause {
  enum Situation: String, ClauseWord {
    case accountChanged = "another account was signed in"
    case timeChanged = "the time changed significantly"
    case placeChanged = "the place changed for a widget in sight"
  }

  typealias Violation = FreeReloadViolation

  static let clause = Clause(
    Self.self,
    id: "RB-19.runtime",
    title: "system changes reload every widget for free",
    statement: """
      When another account signs in or the time changes significantly, the runtime reloads each \
      placed widget, free of charge. When the phone moves to another place, it does so once the \
      widget is in sight.
      """,
    party: .runtime,
    facts: [.rb19],
    assumptions: [.as02, .as04],
    observes: Self.kinds,
    inapplicable: { withoutFreeReloads($0) }
  )

  static let causes = ReloadCauses(.accountChange, .timeChange, .locationChange)

  var watch = ServiceMonitor(causes)

  func situation(of grant: FreeReloadGrant) -> Situation? {
    if grant.causes.contains(.accountChange) { return .accountChanged }
    if grant.causes.contains(.timeChange) { return .timeChanged }
    return grant.causes.contains(.locationChange) ? .placeChanged : nil
  }
}
