import WidgetModel

/// The content of a Live Activity is not stale when it comes.
struct FreshAsItComes: ClauseChecker {
  enum Situation: String, CaseIterable {
    case fresh = "content that is not stale yet"
    case stale = "content whose stale date has passed"
  }

  static let optional: [Situation] = [.stale]

  enum Violation: String, CaseIterable {
    case stale = "stale as it comes"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-07.app",
    title: "an activity's content is fresh as it comes",
    statement: """
      Code gives a Live Activity no content whose stale date has passed: it would be shown as outdated at once.
      """,
    level: .exception(
      .recommended,
      because: "Apple says what happens at the stale date; that it should lie ahead is advice"
    ),
    party: .app,
    facts: [.la07],
    observes: EventKinds(.did),
    needs: [.realCode, .activities],
    advice: """
      Reckon the stale date from now and not from when the data were made, and leave it out where content does not \
      grow old.
      """
  )

  mutating func begin(_ state: ObservedState) {}

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .input(.did(let id, let number)) = event.body,
      let effect = check.state.sideEffect(number)
    else { return }
    switch effect.kind {
    case .activityRequested, .activityUpdated: check.see(.fresh)
    case .activityGivenStale:
      check.see(.stale)
      let passed = Interval(microseconds: effect.amount)
      check.violated(
        .stale,
        placement: check.state.requests[id]?.subject.placement,
        request: id,
        place: effect.place,
        comparing: Comparison(expected: "a stale date ahead", actual: "\(passed) ago"),
        "a Live Activity got content that had been stale for \(passed)"
      )
    default: break
    }
  }
}
