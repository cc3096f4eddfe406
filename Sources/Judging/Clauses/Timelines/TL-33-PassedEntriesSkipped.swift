import WidgetModel

/// Entries that were superseded before the commit are never shown.
struct PassedEntriesSkipped: ClauseChecker {
  enum Situation: String, ClauseWord {
    case severalPast = "several entries past at the commit, the newest displayed"
    case onePast = "one entry past at the commit, displayed"
  }

  enum Violation: String, ClauseWord {
    case passed
  }

  enum Guard: String, ClauseWord {
    case notInForce = "an entry that the timeline in force does not have"
    case isClockBack = "a superseded entry displayed after the clock was moved back"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-33.runtime",
    title: "superseded entries are skipped",
    statement: """
      An entry that another entry had already superseded when the timeline was committed is never \
      displayed.
      """,
    party: .runtime,
    facts: [.tl33, .tl11, .tl12],
    observes: EventKinds(.displayed)
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .effect(.displayed(let id, .entry(let timeline, let number))) = event.body,
      let record = check.state.placement(id)
    else { return }
    guard record.committed == timeline, let schedule = record.schedule.entries(of: timeline),
      let entries = check.state.timeline(timeline)?.entries, entries.indices.contains(Int(number))
    else { return check.letPass(.notInForce) }
    guard let wall = record.commitWall, let newest = schedule.newestDate(notAfter: wall) else {
      return
    }
    let date = entries[Int(number)].date
    if date == newest {
      return check.see(schedule.steps[0].date < newest ? .severalPast : .onePast)
    }
    guard date < newest else { return }
    if check.skips(.isClockBack, if: event.wall < wall) { return }
    check.violated(
      .passed,
      placement: id,
      comparing: Comparison(
        expected: "the entry dated \(newest)",
        actual: "the entry dated \(date)"
      ),
      "the entry dated \(date) was displayed although the one dated \(newest) had superseded it"
    )
  }
}
