import WidgetModel

extension Clause {
  /// A failed reload is tried again after a while.
  static let failedReloadRetried = Clause(
    id: "TL-46.runtime",
    title: "a failed reload is retried after the back-off",
    statement: """
      A failed reload is tried again: not before the profile's back-off after the failure is over, \
      and not never, unless a timeline was put in force in between, which ends it.
      """,
    level: .recommended,
    party: .runtime,
    facts: [.tl46],
    assumptions: [.as02, .as07],
    situations: [
      ClauseSituation("retried the moment the back-off is over"),
      ClauseSituation("retried later"),
      ClauseSituation("a timeline put in force before the back-off was over"),
    ],
    observes: ServiceWatch.observes.union(EventKinds(.committed)),
    checker: { FailedReloadRetriedChecker() }
  )
}

private struct FailedReloadRetriedChecker: Checker {
  private var watch = ServiceWatch(ReloadCauses(.retry))

  mutating func begin(_ state: ObservedState) { watch.begin(state) }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    watch.observe(event, state) { id, waited in
      tally.violated(
        "not retried",
        at: index,
        placement: id,
        comparing: state.overdue("retried", waited, at: event.instant),
        Self.lateness(waited)
      )
    }
    switch event.body {
    case .effect(.granted(let id, let causes, _)):
      guard causes.contains(.retry), let record = state.owedReload(id) else { return }
      granted(id, record, event.instant, at: index, state, &tally)
    case .effect(.committed(let id, _, _)):
      guard let retry = state.owedReload(id)?.firstRetry, retry > event.instant else { return }
      tally.see(2)
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    watch.finish(state) { id, waited in
      tally.violated(
        "not retried",
        at: nil,
        placement: id,
        comparing: state.overdue("retried", waited, at: state.now),
        Self.lateness(waited)
      )
    }
  }

  private func granted(
    _ id: PlacementID,
    _ record: OwedReload,
    _ now: Instant,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard let first = record.firstRetry else {
      if record.permitted.contains(.retry) { return }
      tally.violated(
        "nothing to retry",
        at: index,
        placement: id,
        comparing: Comparison(expected: "retried after a failure", actual: "retried without one"),
        "a reload was granted as a retry, though none had failed since the last commit or retry"
      )
      return
    }
    if now < first {
      tally.violated(
        "too early",
        at: index,
        placement: id,
        comparing: Comparison(
          expected: "retried at \(first) or later",
          actual: "retried at \(now)",
          limit: state.limit(.failureBackoff, due: first)
        ),
        "a reload was retried \(first - now) before its back-off was over"
      )
    } else {
      tally.see(now == first || now == record.lastRetry ? 0 : 1)
    }
  }

  private static func lateness(_ waited: Interval) -> String {
    "a failed reload was not retried although nothing stood in the way for \(waited)"
  }
}
