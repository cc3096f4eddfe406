import WidgetModel

/// Local updates of a Live Activity do not follow each other closely.
struct UpdatesApart: ClauseChecker {
  enum Situation: String, ClauseWord {
    case apart = "the first update, or 15 seconds or more after the previous one"
    case second = "a second update that is closer"
    case third = "a third update in a row that is closer"
  }

  static let optional: [Situation] = [.second, .third]

  enum Violation: String, ClauseWord {
    case tooOften = "too often"
  }

  enum Guard: String, ClauseWord {
    case elsewhere = "close to an update that another run of code made"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-27.app",
    title: "local updates of an activity are 15 s apart",
    statement: """
      One run of code does not update a Live Activity three times in a row with less than 15 \
      seconds between one update and the next.
      """,
    party: .app,
    facts: [.la27],
    observes: EventKinds(.did),
    needs: [.realCode, .activities],
    advice: """
      Let the system count: `Text(timerInterval:)` and `ProgressView(timerInterval:)` run by \
      themselves. Update when something has happened, and wait at least 15 seconds between \
      updates.
      """
  )

  /// The number of activities that are remembered; those updated least recently are forgotten.
  private static let memory = 64

  private struct Series {
    let name: String
    var request: RequestID
    var last: Instant
    /// The number of updates in a row that are too close together.
    var length: Int
  }

  private var series: [Series] = []

  mutating func begin(_ state: ObservedState) { series.removeAll(keepingCapacity: true) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .input(.did(let id, let number)) = event.body,
      let effect = check.state.sideEffect(number), effect.kind == .activityUpdated
    else { return }
    let length = lengthOfSeries(with: effect.text, on: id, at: event.instant, check)
    check.see(length == 1 ? .apart : length == 2 ? .second : .third)
    // One violation for each series is enough.
    guard length == 3 else { return }
    let limit = PlatformFigures.activityUpdateInterval
    check.violated(
      .tooOften,
      placement: check.state.requests[id]?.subject.placement,
      request: id,
      place: effect.place,
      comparing: Comparison(
        expected: "updates \(limit) apart",
        actual: "a third in a row that is closer",
        limit: Limit("\(limit)", .community(.la27))
      ),
      "a Live Activity was updated three times in a row with less than \(limit) between updates"
    )
  }

  /// Returns the number of updates in a row that are too close together, including this one.
  private mutating func lengthOfSeries(
    with name: String,
    on request: RequestID,
    at now: Instant,
    _ check: ClauseCheck<Self>
  ) -> Int {
    guard let place = series.firstIndex(where: { $0.name == name }) else {
      if series.count == UpdatesApart.memory { series.removeFirst() }
      series.append(Series(name: name, request: request, last: now, length: 1))
      return 1
    }
    var known = series.remove(at: place)
    let isClose = now - known.last < PlatformFigures.activityUpdateInterval
    // A person may tap twice, but the updates of one run are the code's own choice.
    let isElsewhere = isClose && check.skips(.elsewhere, if: known.request != request)
    known.length = isClose && !isElsewhere ? known.length + 1 : 1
    known.request = request
    known.last = now
    series.append(known)
    return known.length
  }
}
