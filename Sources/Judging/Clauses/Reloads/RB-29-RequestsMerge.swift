import WidgetModel

/// Several requests merge into one reload.
struct RequestsMerge: ClauseChecker {
  enum Situation: String, ClauseWord {
    case oneForOne = "one request, one reload"
    case oneForSeveral = "several requests, one reload"
    case whileUnderWay = "requested while a reload was under way"
    case acrossMidnight = "requested on both sides of midnight, one reload"
  }

  enum Violation: String, ClauseWord {
    case twoAtOnce = "two at once"
    case servedAgain = "served again"
    case leftOut = "left out"
  }

  enum Guard: String, ClauseWord {
    case mayRepeat = "a second reload for a cause that permits one"
    case isJustAsked = "another reload at the instant at which an intent requests one"
  }

  static let clause = Clause(
    Self.self,
    id: "RB-29.runtime",
    title: "several requests merge into one reload",
    statement: """
      The next reload of a placed widget serves all reload requests since its last one, and only \
      that reload serves them. A placed widget never has two timeline requests in progress.
      """,
    party: .runtime,
    facts: [.rb29, .vw13],
    // A commit or failure ends both the owed reloads and the request under way.
    observes: EventKinds(.granted, .requested, .committed, .failed)
  )

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .effect(.requested(let id, .timeline, let subject)):
      guard let other = check.state.owed[subject.placement]?.request else { return }
      check.violated(
        .twoAtOnce,
        placement: subject.placement,
        comparing: Comparison(
          expected: "one timeline request at a time",
          actual: "request \(id.number) during request \(other.number)"
        ),
        "timeline request \(id.number) was made while request \(other.number) was under way"
      )
    case .effect(.granted(let id, let causes, _)):
      guard let record = check.state.owed[id] else { return }
      granted(id, causes, record, event, check)
    default: break
    }
  }

  private func granted(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    _ record: OwedReload,
    _ event: TraceEvent,
    _ check: ClauseCheck<Self>
  ) {
    let served = causes.intersection(record.served)
    var again = served.subtracting(record.explained)
    let notOwed = served.subtracting(record.owed)
    if !check.skips(.mayRepeat, if: again != notOwed) { again = notOwed }
    if !again.isEmpty {
      check.violated(
        .servedAgain,
        placement: id,
        comparing: Comparison(expected: "served once", actual: "\(again.words) served again"),
        "a reload was granted for \(again.words), which an earlier one had served"
      )
    }
    var left = check.state.owed.binding(id, claimed: causes, at: event.instant).subtracting(causes)
    let asked = record.asked.subtracting(causes)
    if !check.skips(.isJustAsked, if: left != asked) { left = asked }
    if !left.isEmpty {
      check.violated(
        .leftOut,
        placement: id,
        comparing: Comparison(
          expected: "granted for \(causes.words) and \(left.words)",
          actual: "granted for \(causes.words)"
        ),
        "a reload was granted only for \(causes.words), although \(left.words) was due as well"
      )
    }
    guard record.inputs > 0 else { return }
    check.see(record.inputs == 1 ? .oneForOne : .oneForSeveral)
    if let since = check.state.owed.instant(id, of: causes), since < record.idleSince {
      check.see(.whileUnderWay)
    }
    if record.inputs > 1, isAskedAcrossMidnight(id, causes, event, check.state) {
      check.see(.acrossMidnight)
    }
  }

  /// Returns true if the causes of a reload occurred on both sides of a midnight.
  private func isAskedAcrossMidnight(
    _ id: PlacementID,
    _ causes: ReloadCauses,
    _ event: TraceEvent,
    _ state: ObservedState
  ) -> Bool {
    var days: (first: Int64, last: Int64)?
    for number in 0..<ReloadCause.allCases.count {
      let cause = causes.intersection(ReloadCauses(rawValue: 1 << Int64(number)))
      guard let instant = state.owed.instant(id, of: cause) else { continue }
      let day = event.day(at: instant)
      days = (min(days?.first ?? day, day), max(days?.last ?? day, day))
    }
    return days.map { $0.first < $0.last } ?? false
  }
}
