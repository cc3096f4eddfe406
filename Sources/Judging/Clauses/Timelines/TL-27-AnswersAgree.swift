import WidgetModel

/// Two requests at the same moment get the same answer.
struct AnswersAgree: ClauseChecker {
  enum Situation: String, ClauseWord {
    case alike = "answered alike"
    case otherwise = "answered differently"
    case byChance = "answered differently because of random numbers"
  }

  static let optional: [Situation] = [.otherwise, .byChance]

  enum Violation: String, ClauseWord {
    case otherwise
  }

  enum Guard: String, ClauseWord {
    case unknownRequest = "an answer to an unknown request"
    case isLater = "a timeline that is not the first answer to its request"
    case isAfterChange =
      "two requests between whose answers the app, an intent, a Live Activity or the phone changed"
  }

  static let clause = Clause(
    Self.self,
    id: "TL-27.provider",
    title: "requests at the same moment get the same answer",
    statement: """
      Two timeline requests for the same widget, family and configuration at the same moment are \
      answered with entries with the same dates and views and with the same policy, unless the \
      code reads random numbers.
      """,
    party: .provider,
    facts: [.tl27, .tl43],
    observes: EventKinds(
      .answered,
      .did,
      .activityChanged,
      .localeChanged,
      .locked,
      .systemChanged,
      .appInstalled,
      .foreground
    ),
    needs: [.realCode, .timelines],
    advice: """
      Build the same timeline from the same input: no random choice, no new `UUID()` for each \
      entry, no counter that each request increments. One tap may cause two requests.
      """
  )

  private struct Answered {
    let request: RequestRecord
    let timeline: TimelineID
    let isRandom: Bool
    var isBeforeChange = false
  }

  /// The latest few answered requests.
  private var answered: [Answered] = []
  /// The latest few requests under way for which random numbers were taken.
  private var random: [RequestID] = []

  mutating func begin(_ state: ObservedState) {
    answered.removeAll(keepingCapacity: true)
    random.removeAll(keepingCapacity: true)
  }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.did(let id, let number)):
      let kind = check.state.sideEffect(number)?.kind
      // The app's own code has no request, so its writes count as a change from outside.
      let isProvider = check.state.requests[id]?.kind.runsIntent == false
      if kind == .sharedDataWritten, !isProvider { outdate() }
      guard kind == .randomnessRead else { return }
      // The bound keeps memory fixed if requests are never answered.
      if random.count == 64 { random.removeFirst() }
      random.append(id)
    case .input(.answered(let id, let answer, _)):
      guard let request = check.state.requests[id] else { return check.letPass(.unknownRequest) }
      // An intent may have changed the answer within the same moment.
      if request.kind.runsIntent { outdate() }
      guard request.kind == .timeline, case .timeline(let number) = answer else { return }
      if check.skips(.isLater, if: request.answers != 0) { return }
      handle(request, number, check)
    // These may change the answer: the app's activities, the person's language, data that a lock
    // protects, and data that an app stores when it comes to the front or is reinstalled.
    case .effect(.activities(.changed)),
      .input(.localeChanged), .input(.locked), .input(.systemChanged), .input(.appInstalled),
      .input(.foreground):
      outdate()
    default: break
    }
  }

  private mutating func outdate() {
    for place in answered.indices { answered[place].isBeforeChange = true }
  }

  private mutating func handle(
    _ request: RequestRecord,
    _ number: TimelineID,
    _ check: ClauseCheck<Self>
  ) {
    let place = random.firstIndex(of: request.id)
    if let place { random.remove(at: place) }
    let new = Answered(request: request, timeline: number, isRandom: place != nil)
    defer {
      // Only requests of one moment are compared, so a few are enough.
      if answered.count == 16 { answered.removeFirst() }
      answered.append(new)
    }
    guard let timeline = check.state.timeline(number),
      let other = answered.last(where: { isTwin($0.request, request) }),
      let first = check.state.timeline(other.timeline)
    else { return }
    if check.skips(.isAfterChange, if: other.isBeforeChange) { return }
    let comparison = TimelineComparison(first, timeline, asked: request.wall)
    guard let difference = comparison.difference(in: check.state) else { return check.see(.alike) }
    guard !new.isRandom, !other.isRandom else { return check.see(.byChance) }
    check.see(.otherwise)
    check.violated(
      .otherwise,
      placement: request.subject.placement,
      request: request.id,
      place: timeline.place,
      comparing: Comparison(
        expected: "the same answer at the same moment",
        actual: "\(difference)"
      ),
      "two requests of \(request.instant) were answered differently: \(difference)"
        + check.state.circumstances
    )
  }

  private func isTwin(_ left: RequestRecord, _ right: RequestRecord) -> Bool {
    left.wall == right.wall && left.instant == right.instant
      && left.subject.widget == right.subject.widget
      && left.subject.family == right.subject.family
      && left.subject.configuration == right.subject.configuration
  }
}
