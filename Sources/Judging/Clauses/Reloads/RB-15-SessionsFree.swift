import WidgetModel

/// A reload that the app requests in an audio or navigation session is free.
struct SessionsFree: FreeReloadClause {
  enum Situation: String, ClauseWord {
    case audioSession = "requested in an audio session"
    case navigationSession = "requested in a navigation session"
    case withoutSession = "requested without a session"
  }

  typealias Violation = FreeReloadViolation
  typealias Guard = FreeCallGuard

  static let clause = Clause(
    Self.self,
    id: "RB-15.runtime",
    title: "reloads requested in a session are free",
    statement: """
      A reload that the app requests during an active audio or navigation session is free and does \
      not wait for budget; one that it requests in the background without a session is charged.
      """,
    party: .runtime,
    facts: [.rb15],
    assumptions: [.as04, .as05],
    observes: Self.kinds,
    inapplicable: { withoutFreeReloads($0) }
  )

  static let causes = ReloadCauses(.appWithAudio, .appWithNavigation)

  static var freeForAnother: Guard? { .isFreeForAnother }

  var watch = ServiceMonitor(causes)

  func situation(of grant: FreeReloadGrant) -> Situation? {
    if grant.causes.contains(.appWithAudio) { return .audioSession }
    if grant.causes.contains(.appWithNavigation) { return .navigationSession }
    return grant.asked.contains(.app) ? .withoutSession : nil
  }
}
