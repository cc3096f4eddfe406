import WidgetModel

/// Exempt reloads wait neither for the minimum interval nor for the widget to be seen.
struct ExemptGoFirst: ClauseChecker {
  enum Situation: String, ClauseWord {
    case notSeen = "exempt, while the widget is out of sight"
    case withinLeastInterval = "exempt, within the minimum interval"
  }

  enum Violation: String, ClauseWord {
    case held
  }

  enum Guard: String, ClauseWord {
    case isJustAsked = "a hold at the instant at which an intent requests a reload"
  }

  static let clause = Clause(
    Self.self,
    id: "AS-06.runtime",
    title: "exempt reloads ignore the minimum interval and visibility",
    statement: """
      An exempt reload is not held because the last reload is too recent or because the widget is \
      out of sight.
      """,
    party: .runtime,
    assumptions: [.as06],
    observes: EventKinds(.granted, .held),
    inapplicable: { profile in
      profile.interval(.minReloadInterval) > .zero ? nil : "the profile has no minimum interval"
    }
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    let now = event.instant
    switch event.body {
    case .effect(.held(let id, let causes, let reason)):
      guard reason == .unseen || reason == .spacing else { return }
      let isExempt = check.state.reloads.isExempt(id, claimed: causes, at: now)
      let asked = check.state.owed[id]?.asked ?? []
      guard isExempt || !asked.isDisjoint(with: check.profile.exemptCauses) else { return }
      if check.skips(.isJustAsked, if: !isExempt) { return }
      check.violated(
        .held,
        placement: id,
        comparing: Comparison(
          expected: "granted at once",
          actual: "held because \(reason.explanation)"
        ),
        "an exempt reload for \(causes.words) was held because \(reason.explanation)"
      )
    case .effect(.granted(let id, let causes, _)):
      guard check.state.isPresent(id),
        check.state.reloads.isExempt(id, claimed: causes, at: now)
      else { return }
      if !check.state.isSeen(id) { check.see(.notSeen) }
      let interval = check.profile.interval(.minReloadInterval)
      if let last = check.state.placements[id].lastGrant, now < last + interval {
        check.see(.withinLeastInterval)
      }
    default: break
    }
  }
}

extension HoldReason {
  fileprivate var explanation: String {
    self == .unseen ? "the widget is out of sight" : "the last reload is too recent"
  }
}
