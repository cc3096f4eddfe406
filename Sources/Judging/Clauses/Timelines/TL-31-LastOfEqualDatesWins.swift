import WidgetModel

/// Of entries with equal dates, the last one wins.
struct LastOfEqualDatesWins: ClauseChecker {
  enum Situation: String, ClauseWord {
    case equalCommitted = "a timeline with equal dates is committed"
    case distinctCommitted = "a timeline without equal dates is committed"
    case lastDisplayed = "the last of equal dates is displayed"
  }

  enum Violation: String, ClauseWord, NoticeViolation {
    case falseReport = "false report"
    case notReported = "not reported"
    case notTheLast = "not the last"
  }

  enum Guard: String, ClauseWord, NoticeGuard {
    case isApart = "a report at an instant other than that of the next commit"
    case notInForce = "an entry of a timeline that is neither in force nor about to be"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-31.runtime",
    title: "of entries with equal dates, the last one is shown",
    statement: """
      Of several entries with the same date, only the last in the provider's order is displayed, \
      and the author is notified.
      """,
    party: .runtime,
    facts: [.tl31],
    observes: EventKinds(.committed, .displayed, .reported)
  )

  private var watch = DiagnosticMonitor(.equalDates)

  mutating func begin(_ state: ObservedState) { watch.begin(state) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .effect(.reported(let notice, let id)): watch.report(notice, id, at: event.instant)
    case .effect(.committed(let id, _, let timeline)):
      guard let shape = check.state.shape(of: timeline) else { return }
      check.see(shape.hasEqualDates ? .equalCommitted : .distinctCommitted)
      watch.commit(id, isToBeReported: shape.hasEqualDates, check)
    case .effect(.displayed(let id, .entry(let timeline, let number))):
      guard check.state.shape(of: timeline)?.hasEqualDates ?? false else { return }
      guard let entries = check.state.timeline(timeline)?.entries,
        entries.indices.contains(Int(number)),
        let schedule = check.state.placement(id)?.schedule.entries(of: timeline),
        let last = schedule.index(at: entries[Int(number)].date)
      else { return check.letPass(.notInForce) }
      if last == number {
        if number > 0, isDoubled(number, entries) { check.see(.lastDisplayed) }
        return
      }
      check.violated(
        .notTheLast,
        placement: id,
        comparing: Comparison(expected: "entry \(last)", actual: "entry \(number)"),
        "entry \(number) was displayed although entry \(last) has the same date"
      )
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) { watch.finish(check) }

  /// Returns true if the entry before has the same date; an equal date elsewhere does not matter.
  private func isDoubled(_ number: Int32, _ entries: KnownRow<TimelineEntry>) -> Bool {
    entries[Int(number) - 1].date == entries[Int(number)].date
  }
}
