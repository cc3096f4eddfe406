import WidgetModel

/// Exempt reloads wait neither for the least interval nor for the widget to be seen.
struct ExemptGoFirst: ClauseChecker {
  enum Situation: String, ClauseWord {
    case notSeen = "exempt, while the widget is not seen"
    case withinLeastInterval = "exempt, within the least interval"
  }

  enum Violation: String, ClauseWord {
    case held
  }

  enum Guard: String, ClauseWord {
    case isJustAsked = "a hold at the very instant at which an intent asks for a reload"
  }

  static let clause = Clause(
    Self.self,
    id: "AS-06.runtime",
    title: "exempt reloads are held for neither interval nor sight",
    statement: """
      An exempt reload is held neither because the last one is too recent nor because the widget is \
      not seen.
      """,
    party: .runtime,
    assumptions: [.as06],
    observes: EventKinds(.granted, .held),
    inapplicable: { profile in
      profile.interval(.minReloadInterval) > .zero ? nil : "the profile has no least interval"
    }
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    let now = event.instant
    switch event.body {
    case .effect(.held(let id, let causes, let reason)):
      guard reason == .unseen || reason == .spacing else { return }
      let isExempt = check.state.isExempt(id, claimed: causes, at: now)
      let asked = check.state.owedReload(id)?.asked ?? []
      guard isExempt || !asked.isDisjoint(with: check.profile.exemptCauses) else { return }
      if check.skips(.isJustAsked, if: !isExempt) { return }
      check.violated(
        .held,
        placement: id,
        comparing: Comparison(
          expected: "granted at once",
          actual: "held for lack of \(reason.want)"
        ),
        "an exempt reload for \(causes.words) was held for lack of \(reason.want)"
      )
    case .effect(.granted(let id, let causes, _)):
      guard check.state.isPresent(id),
        check.state.isExempt(id, claimed: causes, at: now)
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
  fileprivate var want: String { self == .unseen ? "sight" : "distance from the last one" }
}
