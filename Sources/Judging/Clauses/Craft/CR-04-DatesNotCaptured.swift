import WidgetModel

/// A timeline's dates belong to its own request.
struct DatesNotCaptured: ClauseChecker {
  enum Situation: String, ClauseWord {
    case datedAnew = "the first entry has a new date"
    case datedByEarlierRequest = "the first entry has the date of a request over an hour earlier"
  }

  static let optional: [Situation] = [.datedByEarlierRequest]

  enum Violation: String, ClauseWord {
    case captured
  }

  enum Guard: String, ClauseWord {
    case unknownRequest = "a timeline for an unknown request"
    case isLater = "a timeline that is not the first answer to its request"
    case isRound = "a first date at a full quarter of an hour, which may be intended"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-04",
    title: "dates come from the current request",
    statement: """
      A timeline does not begin at the time of a request more than an hour earlier, as it does if \
      the provider stores a date when it is created.
      """,
    party: .provider,
    rule: .cr04,
    facts: [.tl10],
    observes: EventKinds(.answered),
    needs: [.realCode, .timelines],
    secondLook: .dates(.earliest, always: true),
    advice: """
      Read the clock in the method that makes the timeline. A provider may live for many requests, \
      so a date stored in it becomes outdated.
      """
  )

  /// The latest few first dates that were "now" when they were given, for each widget.
  private var moments: [WidgetID: [WallDate]] = [:]

  mutating func begin(_ state: ObservedState) { moments.removeAll(keepingCapacity: true) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .input(.answered(let id, .timeline(let number), _)) = event.body else { return }
    guard let request = check.state.requests[id] else { return check.letPass(.unknownRequest) }
    guard request.kind == .timeline, let first = check.state.shape(of: number)?.earliest,
      let timeline = check.state.timeline(number)
    else { return }
    if check.skips(.isLater, if: request.answers != 0) { return }
    let age = request.wall - first
    let widget = request.subject.widget
    let known = moments[widget, default: []]
    if known.contains(first), age > .hours(1) {
      check.see(.datedByEarlierRequest)
      check.violated(
        .captured,
        placement: request.subject.placement,
        request: id,
        place: timeline.place,
        comparing: Comparison(
          expected: "a timeline of this request, at \(request.wall)",
          actual: "one that begins at \(first)"
        ),
        """
        the timeline begins at \(first), the time of an earlier request, \(age) before this one
        """
      )
      return
    }
    check.see(.datedAnew)
    let tolerance = check.profile.interval(.firstEntryTolerance)
    guard max(age, .zero - age) <= tolerance, !known.contains(first) else { return }
    if check.skips(.isRound, if: isRound(first)) { return }
    moments[widget] = known.suffix(15) + [first]
  }

  /// Returns true if a date may be intended: a zone's start of an hour or day recurs while it
  /// lasts.
  private func isRound(_ date: WallDate) -> Bool {
    date.microseconds % Interval.minutes(15).microseconds == 0
  }
}
