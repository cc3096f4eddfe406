import WidgetModel

extension Clause {
  /// What cannot be granted is held, not dropped.
  static let reloadsHeld = Clause(
    id: "RB-09.runtime",
    title: "reloads that cannot be granted are held",
    statement: """
      A charged reload that is due while the widget is out of sight, the phone locked or the budget \
      empty is held, not dropped, and granted later, once nothing stands in its way.
      """,
    level: .required,
    party: .runtime,
    facts: [.rb09],
    contradictions: [.x06],
    assumptions: [.as02, .as04],
    situations: [
      ClauseSituation("due while the widget was not seen, granted later"),
      // Nothing waits for a budget where there is none; RB-27.runtime looks at the others.
      ClauseSituation("due without budget, granted later", isRequired: false),
    ],
    observes: ServiceWatch.observes,
    checker: { ReloadsHeldChecker() }
  )
}

private struct ReloadsHeldChecker: Checker {
  private var watch = ServiceWatch(.all)

  mutating func begin(_ state: ObservedState) { watch.begin(state) }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    watch.observe(event, state) { id, waited in
      tally.violated(
        "not granted",
        at: index,
        placement: id,
        comparing: state.overdue("granted", waited, at: event.instant),
        Self.lateness(waited)
      )
    }
    switch event.body {
    case .effect(.granted(let id, let causes, _)):
      granted(id, causes, event, at: index, state, &tally)
    case .effect(.dropped(let id, let causes)):
      let isAffordable =
        state.account(of: id)?.allows(at: event.instant, wall: event.wall) ?? true
      guard isAffordable || !state.profile.isOn(.dropsOverBudget) else { return }
      tally.violated(
        "dropped",
        at: index,
        placement: id,
        comparing: Comparison(expected: "held until it may be granted", actual: "dropped"),
        "a reload for \(causes.words) was dropped, not held"
      )
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    watch.finish(state) { id, waited in
      tally.violated(
        "not granted",
        at: nil,
        placement: id,
        comparing: state.overdue("granted", waited, at: state.now),
        Self.lateness(waited)
      )
    }
  }

  private func granted(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    let now = event.instant
    guard state.isPresent(id),
      !state.isExempt(id, claimed: causes, at: now)
    else { return }
    guard let seen = state.seenSince(id) else {
      tally.violated(
        "granted unseen",
        at: index,
        placement: id,
        comparing: Comparison(
          expected: "held while out of sight",
          actual: "granted while out of sight"
        ),
        "a reload for \(causes.words) was granted while the widget was out of sight"
      )
      return
    }
    guard let since = state.owedSince(id, .all, now: now, wall: event.wall) else { return }
    if seen > since { tally.see(0) }
    let free = state.account(of: id)?.freeInstant(at: now, wall: event.wall) ?? .start
    if free > since { tally.see(1) }
  }

  private static func lateness(_ waited: Interval) -> String {
    "a reload was not granted although nothing stood in its way for \(waited)"
  }
}
