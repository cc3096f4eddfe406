import WidgetModel

/// Code that reads a Live Activity's push token also observes its updates.
struct PushTokensObserved: ClauseChecker {
  enum Situation: String, ClauseWord {
    case notRead = "started without reading its token"
    case observed = "token updates observed"
    case onlyRead = "token only read"
  }

  static let optional: [Situation] = [.observed, .onlyRead]

  enum Violation: String, ClauseWord {
    case notObserved = "not observed"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-28.app",
    title: "push tokens of Live Activities are observed",
    statement: """
      Code that reads the push token of a Live Activity with push updates also observes its \
      `pushTokenUpdates`.
      """,
    level: .exception(
      .recommended,
      because: "the app may observe them elsewhere, in code that is not a widget's"
    ),
    party: .app,
    facts: [.la28],
    observes: EventKinds(.did),
    needs: [.realCode, .activities],
    advice: """
      Iterate over `for await token in activity.pushTokenUpdates` and send each token to your \
      server: `pushToken` is nil right after the start, and the token may change later.
      """
  )

  private struct Activity {
    let name: String
    var isObserved = false
    /// The first place where its token was read.
    var read: (request: RequestID, index: Int?, place: SourcePlace)?
  }

  private var started: [Activity] = []

  mutating func begin(_ state: ObservedState) { started.removeAll(keepingCapacity: true) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .input(.did(let id, let number)) = event.body,
      let sideEffect = check.state.sideEffect(number)
    else { return }
    switch sideEffect.kind {
    case .activityRequested: started.append(Activity(name: sideEffect.text))
    case .activityTokensObserved: change(sideEffect.text) { $0.isObserved = true }
    case .activityTokenRead:
      change(sideEffect.text) { $0.read = $0.read ?? (id, check.index, sideEffect.place) }
    default: break
    }
  }

  private mutating func change(_ name: String, _ change: (inout Activity) -> Void) {
    guard let place = started.firstIndex(where: { $0.name == name }) else { return }
    change(&started[place])
  }

  mutating func finish(_ check: ClauseCheck<Self>) {
    for activity in started {
      guard !activity.isObserved else {
        check.see(.observed)
        continue
      }
      check.see(activity.read == nil ? .notRead : .onlyRead)
      guard let read = activity.read else { continue }
      check.violated(
        .notObserved,
        at: read.index,
        placement: check.state.requests[read.request]?.subject.placement,
        request: read.request,
        place: read.place,
        comparing: Comparison(
          expected: "pushTokenUpdates observed",
          actual: "pushToken read, which is nil at first"
        ),
        "code read the push token of a Live Activity but does not observe pushTokenUpdates"
      )
    }
  }
}
