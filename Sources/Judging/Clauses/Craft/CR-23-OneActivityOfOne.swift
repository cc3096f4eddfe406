import WidgetModel

/// No second Live Activity with the same attributes is started.
struct OneActivityOfOne: ClauseChecker {
  enum Situation: String, ClauseWord {
    case alone = "started with attributes that no other running activity has"
    case replaced = "one of the two ended within a minute"
    case both = "both kept running"
  }

  static let optional: [Situation] = [.replaced, .both]

  enum Violation: String, ClauseWord {
    case doubled = "doubled"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-23",
    title: "no two running Live Activities have equal attributes",
    statement: """
      Code does not start a Live Activity while another one with equal attributes keeps running. \
      Attributes that are empty, or hold only bytes, do not count, and neither does an activity \
      that ends within a minute.
      """,
    party: .app,
    rule: .cr23,
    facts: [.la05],
    observes: EventKinds(.did, .answered, .activityChanged),
    needs: [.realCode, .activities],
    advice: """
      Look in `Activity.activities` for a running activity with the same attributes before \
      `Activity.request`, and update it, or end it first.
      """
  )

  /// The time that one of the two may take to end.
  private static let patience = Interval.minutes(1)

  private struct Pair {
    let older: String
    let newer: String
    let start: Instant
    let index: Int?
    let request: RequestID
    let place: SourcePlace
  }

  private var pairs: [Pair] = []

  /// The name of the activity that was started last.
  private var newest = ""

  mutating func begin(_ state: ObservedState) {
    pairs.removeAll(keepingCapacity: true)
    newest = ""
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    judgePairs(at: event.instant, check)
    guard case .input(.did(let id, let number)) = event.body,
      let effect = check.state.sideEffect(number)
    else { return }
    switch effect.kind {
    case .activityRequested:
      newest = effect.text
      check.see(.alone)
    case .activityDoubled:
      pairs.append(
        Pair(
          older: effect.text,
          newer: newest,
          start: event.instant,
          index: check.index,
          request: id,
          place: effect.place
        )
      )
    case .activityEnded:
      let before = pairs.count
      pairs.removeAll { $0.older == effect.text || $0.newer == effect.text }
      if pairs.count != before { check.see(.replaced) }
    default: break
    }
  }

  mutating func finish(_ check: ClauseCheck<Self>) { judgePairs(at: check.now, check) }

  private mutating func judgePairs(at now: Instant, _ check: ClauseCheck<Self>) {
    while let first = pairs.first, now - first.start > Self.patience {
      pairs.removeFirst()
      check.see(.both)
      check.violated(
        .doubled,
        at: first.index,
        placement: check.state.requests[first.request]?.subject.placement,
        request: first.request,
        place: first.place,
        comparing: Comparison(expected: "one of them", actual: "two at once"),
        """
        the Live Activity \(first.newer) was started although \(first.older) has the same attributes
        """
      )
    }
  }
}
