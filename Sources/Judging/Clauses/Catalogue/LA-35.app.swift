import WidgetModel

extension Clause {
  /// Whoever starts an activity ends it.
  static let activitiesAreEnded = Clause(
    id: "LA-35.app",
    title: "a Live Activity is ended by its code",
    statement: """
      A Live Activity that code started is ended by code before the system has to, eight hours \
      after its start, if the code runs at all in the second half of that time.
      """,
    level: .recommended,
    party: .app,
    facts: [.la35, .la02],
    situations: [
      ClauseSituation("ended in time"),
      ClauseSituation("not ended in time", isRequired: false),
      ClauseSituation("the code had no occasion to", isRequired: false),
    ],
    observes: EventKinds(.did, .answered),
    needs: [.realCode, .activities],
    checker: { EndedActivityChecker() }
  )
}

private struct EndedActivityChecker: Checker {
  private struct Activity {
    let name: String
    let request: RequestID
    let start: Instant
    let index: Int
    /// Whether the code answered something in the second half of the activity's life.
    var hadOccasion = false
  }

  /// The activities that run, by the order of their start; those that are overdue are taken out.
  private var running: [Activity] = []

  mutating func begin(_ state: ObservedState) { running.removeAll(keepingCapacity: true) }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    takeOverdue(at: event.instant, state, &tally)
    switch event.body {
    case .input(.answered):
      for place in running.indices where event.instant - running[place].start > .hours(4) {
        running[place].hadOccasion = true
      }
    case .input(.did(let id, let number)):
      guard let sideEffect = state.sideEffect(number) else { return }
      did(sideEffect, on: id, event.instant, at: index, &tally)
    default: break
    }
  }

  private mutating func did(
    _ sideEffect: SideEffect,
    on id: RequestID,
    _ now: Instant,
    at index: Int,
    _ tally: inout Tally
  ) {
    switch sideEffect.kind {
    case .activityRequested:
      running.append(Activity(name: sideEffect.text, request: id, start: now, index: index))
    case .activityEnded:
      guard let place = running.firstIndex(where: { $0.name == sideEffect.text }) else { return }
      running.remove(at: place)
      tally.see(0)
    default: break
    }
  }

  mutating func finish(_ state: ObservedState, _ tally: inout Tally) {
    takeOverdue(at: state.now, state, &tally)
    for _ in running { tally.see(2) }
  }

  private mutating func takeOverdue(at now: Instant, _ state: ObservedState, _ tally: inout Tally) {
    let life = PlatformFigures.activityLifetime
    while let first = running.first, now - first.start > life {
      running.removeFirst()
      tally.see(first.hadOccasion ? 1 : 2)
      guard first.hadOccasion else { continue }
      tally.violated(
        "not ended",
        at: first.index,
        placement: state.requests[first.request]?.subject.placement,
        request: first.request,
        comparing: Comparison(
          expected: "ended within \(life)",
          actual: "not ended by then",
          limit: Limit("\(life)", ProfileSource(.apple, "LA-02"), due: first.start + life)
        ),
        "the Live Activity \(first.name) was started and not ended within \(life)"
      )
    }
  }
}
