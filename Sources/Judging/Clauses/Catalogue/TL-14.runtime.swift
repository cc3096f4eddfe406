import WidgetModel

extension Clause {
  /// Charged reloads keep a distance from the reload before.
  static let reloadsApart = Clause(
    id: "TL-14.runtime",
    title: "reloads lie apart",
    statement: """
      A charged reload of a placed widget is granted no earlier than the profile's least interval \
      after the reload before it.
      """,
    // Apple says that there is a least gap and gives no figure; the figure is the community's.
    level: .recommended,
    party: .runtime,
    facts: [.tl14, .rb31],
    assumptions: [.as06],
    situations: [
      ClauseSituation("granted after exactly the least interval"),
      ClauseSituation("granted after a longer time"),
      ClauseSituation("an exempt reload sooner than that"),
    ],
    observes: EventKinds(.granted),
    inapplicable: { profile in
      profile[.minReloadInterval] > 0 ? nil : "the profile sets no least interval between reloads"
    },
    checker: { ReloadsApartChecker() }
  )
}

private struct ReloadsApartChecker: Checker {
  mutating func begin(_ state: ObservedState) {}

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard case .effect(.granted(let id, _, let charge)) = event.body,
      let last = state.placement(id)?.lastGrant
    else { return }
    let least = state.profile.interval(.minReloadInterval)
    let elapsed = event.instant - last
    guard charge > 0 else {
      if elapsed < least { tally.see(2) }
      return
    }
    tally.see(elapsed == least ? 0 : 1)
    guard elapsed < least else { return }
    tally.violated(
      "too soon",
      at: index,
      placement: id,
      comparing: Comparison(
        expected: "granted \(least) after the last reload",
        actual: "granted \(elapsed) after it",
        limit: state.limit(.minReloadInterval, since: last)
      ),
      "a charged reload was granted \(elapsed) after the one before, less than \(least)"
    )
  }
}
