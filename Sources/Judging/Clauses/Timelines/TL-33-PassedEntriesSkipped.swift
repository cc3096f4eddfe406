import WidgetModel

/// Entries that were passed before the commit are never shown.
struct PassedEntriesSkipped: ClauseChecker {
  enum Situation: String, CaseIterable {
    case severalPast = "several entries past at the commit, the newest displayed"
    case onePast = "one entry past at the commit, displayed"
  }

  enum Violation: String, CaseIterable {
    case passed
  }

  static let clause = Clause(
    Self.self,
    id: "TL-33.runtime",
    title: "passed entries are skipped",
    statement: """
      An entry that another entry had already followed when the timeline was committed is never \
      displayed.
      """,
    party: .runtime,
    facts: [.tl33, .tl11, .tl12],
    observes: EventKinds(.displayed)
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .effect(.displayed(let id, .entry(let timeline, let number))) = event.body,
      let record = check.state.placement(id), record.committed == timeline,
      let wall = record.commitWall, let schedule = record.schedule.entries(of: timeline),
      let newest = schedule.newestDate(notAfter: wall),
      let entries = check.state.timeline(timeline)?.entries, entries.indices.contains(Int(number))
    else { return }
    let date = entries[Int(number)].date
    if date == newest {
      return check.see(schedule.steps[0].date < newest ? .severalPast : .onePast)
    }
    // A clock that was moved back before the commit may bring an entry back.
    guard date < newest, event.wall >= wall else { return }
    check.violated(
      .passed,
      placement: id,
      comparing: Comparison(
        expected: "the entry dated \(newest)",
        actual: "the entry dated \(date)"
      ),
      "the entry dated \(date) was displayed, which the one dated \(newest) had followed"
    )
  }
}
