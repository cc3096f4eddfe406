import WidgetModel

extension Clause {
  /// Several requests merge into one reload.
  static let requestsMerge = Clause(
    id: "RB-29.runtime",
    title: "several requests merge into one reload",
    statement: """
      All that was asked for a placed widget since its last reload is served by the next one, and \
      by that one only; no two timeline requests of a placed widget are under way at once.
      """,
    level: .required,
    party: .runtime,
    facts: [.rb29, .vw13],
    situations: [
      ClauseSituation("one request, one reload"),
      ClauseSituation("several requests, one reload"),
      ClauseSituation("asked for while a reload was under way"),
    ],
    observes: EventKinds(.granted, .requested),
    checker: { RequestsMergeChecker() }
  )
}

private struct RequestsMergeChecker: Checker {
  mutating func begin(_ state: ObservedState) {}

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    switch event.body {
    case .effect(.requested(let id, .timeline, let subject)):
      guard let other = state.owedReload(subject.placement)?.request else { return }
      tally.violated(
        "two at once",
        at: index,
        placement: subject.placement,
        comparing: Comparison(
          expected: "one timeline request at a time",
          actual: "request \(id.number) beside request \(other.number)"
        ),
        "timeline request \(id.number) was made while request \(other.number) was under way"
      )
    case .effect(.granted(let id, let causes, _)):
      guard let record = state.owedReload(id) else { return }
      granted(id, causes, record, event, at: index, state, &tally)
    default: break
    }
  }

  private func granted(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    _ record: OwedReload,
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    let again = causes.intersection(record.served).subtracting(record.explained)
    if !again.isEmpty {
      tally.violated(
        "served again",
        at: index,
        placement: id,
        comparing: Comparison(expected: "served once", actual: "\(again.words) served again"),
        "a reload was granted for \(again.words), which an earlier one had served"
      )
    }
    let left = state.binding(id, claimed: causes, at: event.instant).subtracting(causes)
    if !left.isEmpty {
      tally.violated(
        "left out",
        at: index,
        placement: id,
        comparing: Comparison(
          expected: "granted for \(causes.words) and \(left.words)",
          actual: "granted for \(causes.words)"
        ),
        "a reload was granted for \(causes.words) only, though \(left.words) had asked as well"
      )
    }
    guard record.inputs > 0 else { return }
    tally.see(record.inputs == 1 ? 0 : 1)
    if let since = state.owed.instant(Int(id.number), of: causes), since < record.idleSince {
      tally.see(2)
    }
  }
}
