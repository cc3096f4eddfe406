import WidgetModel

/// Charged reloads keep a distance from the previous reload.
struct ReloadsApart: ClauseChecker {
  enum Situation: String, ClauseWord {
    case atTheLeast = "granted after exactly the minimum interval"
    case longer = "granted after a longer time"
    case exemptSooner = "an exempt reload sooner than that"
  }

  enum Violation: String, ClauseWord {
    case tooSoon = "too soon"
  }

  enum Guard: String, ClauseWord {
    case isFirst = "a charged reload without a previous one"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-14.runtime",
    title: "reloads are spaced out",
    statement: """
      A charged reload of a placed widget is granted no earlier than the profile's minimum \
      interval after the previous reload.
      """,
    // Apple states that there is a minimum interval without a figure; the figure is the
    // community's.
    level: .exception(
      .recommended,
      because: "Apple states that there is a minimum, the community how long it is (RB-31)"
    ),
    party: .runtime,
    facts: [.tl14, .rb31],
    assumptions: [.as06],
    observes: EventKinds(.granted),
    inapplicable: { profile in
      profile[.minReloadInterval] > 0 ? nil : "the profile sets no minimum interval between reloads"
    }
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .effect(.granted(let id, _, let charge)) = event.body else { return }
    guard let last = check.state.placement(id)?.lastGrant else {
      if charge > 0 { check.letPass(.isFirst) }
      return
    }
    let least = check.profile.interval(.minReloadInterval)
    let elapsed = event.instant - last
    guard charge > 0 else {
      if elapsed < least { check.see(.exemptSooner) }
      return
    }
    check.see(elapsed == least ? .atTheLeast : .longer)
    guard elapsed < least else { return }
    check.violated(
      .tooSoon,
      placement: id,
      comparing: Comparison(
        expected: "granted \(least) after the last reload",
        actual: "granted \(elapsed) after it",
        limit: check.state.limit(.minReloadInterval, since: last)
      ),
      "a charged reload was granted \(elapsed) after the previous one, less than \(least)"
    )
  }
}
