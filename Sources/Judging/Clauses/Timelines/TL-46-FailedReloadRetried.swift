import WidgetModel

/// A failed reload is retried after a while.
struct FailedReloadRetried: ClauseChecker {
  enum Situation: String, ClauseWord {
    case atTheEnd = "retried the moment the back-off is over"
    case later = "retried later"
    case timelineBefore = "a timeline committed before the back-off was over"
  }

  enum Violation: String, ClauseWord {
    case notRetried = "not retried"
    case nothingToRetry = "nothing to retry"
    case tooEarly = "too early"
  }

  enum Guard: String, ClauseWord {
    case wasDueBefore = "a retry that came due before the timeline in force was committed"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-46.runtime",
    title: "a failed reload is retried after the back-off",
    statement: """
      A failed reload is retried once the profile's back-off after the failure is over, and not \
      earlier, unless a timeline is committed in between, which cancels the retry.
      """,
    party: .runtime,
    facts: [.tl46],
    assumptions: [.as02, .as07],
    // A failure makes a retry due.
    observes: ServiceMonitor.observes.union(EventKinds(.committed, .failed))
  )

  private var watch = ServiceMonitor(ReloadCauses(.retry))

  mutating func begin(_ state: ObservedState) { watch.begin(state) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    for wait in watch.overdue(event, check.state) { Self.miss(wait, check) }
    switch event.body {
    case .effect(.granted(let id, let causes, _)):
      guard causes.contains(.retry), let record = check.state.owed[id] else { return }
      granted(id, record, event.instant, check)
    case .effect(.committed(let id, _, _)):
      guard let retry = check.state.owed[id]?.firstRetry, retry > event.instant else {
        return
      }
      check.see(.timelineBefore)
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    for wait in watch.overdue(atTheEndOf: check.state) { Self.miss(wait, check) }
  }

  private func granted(
    _ id: PlacementID,
    _ record: OwedReload,
    _ now: Instant,
    _ check: ClauseCheck<Self>
  ) {
    guard let first = record.firstRetry else {
      if check.skips(.wasDueBefore, if: record.permitted.contains(.retry)) { return }
      check.violated(
        .nothingToRetry,
        placement: id,
        comparing: Comparison(expected: "retried after a failure", actual: "retried without one"),
        "a reload was granted as a retry, although none had failed since the last commit or retry"
      )
      return
    }
    if now < first {
      check.violated(
        .tooEarly,
        placement: id,
        comparing: Comparison(
          expected: "retried at \(first) or later",
          actual: "retried at \(now)",
          limit: check.state.limit(.failureBackoff, due: first)
        ),
        "a reload was retried \(first - now) before its back-off was over"
      )
    } else {
      check.see(now == first || now == record.lastRetry ? .atTheEnd : .later)
    }
  }

  private static func miss(_ wait: ServiceMonitor.Overdue, _ check: ClauseCheck<Self>) {
    check.violated(
      .notRetried,
      placement: wait.placement,
      comparing: check.state.overdue("retried", wait.waited, at: check.now),
      "a failed reload was not retried although nothing prevented it for \(wait.waited)"
    )
  }
}
