import WidgetModel

/// A timeline's dates belong to its own request.
struct DatesNotCaptured: ClauseChecker {
  enum Situation: String, ClauseWord {
    case datedAnew = "the first entry is dated anew"
    case datedByEarlierRequest = "the moment of an earlier request, over an hour old"
  }

  static let optional: [Situation] = [.datedByEarlierRequest]

  enum Violation: String, ClauseWord {
    case captured
  }

  enum Guard: String, ClauseWord {
    case unknownRequest = "a timeline for a request that is not known"
    case isLater = "a timeline that is not the first answer to its request"
    case isRound = "a first date at a full quarter of an hour, which may be meant"
  }

  static let clause = Clause(
    Self.self,
    id: "CR-04",
    title: "dates are taken at the request",
    statement: """
      A timeline does not begin with the moment of an earlier request, as it does when a date was \
      taken as the provider was created; it does so regardless of the clock and the answers that the code \
      is given.
      """,
    party: .provider,
    rule: .cr04,
    facts: [.tl10],
    observes: EventKinds(.answered),
    needs: [.realCode, .timelines],
    secondLook: .dates(.earliest, always: true),
    advice: """
      Read the clock in the method that makes the timeline. A provider may live for many requests, \
      so a date stored in it grows old.
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
          actual: "one that begins with \(first)"
        ),
        """
        the timeline begins with \(first), the moment of an earlier request and \(age) before \
        this one
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

  /// Returns true if a date may well be intended: the start of an hour or a day in some zone recurs
  /// while it lasts.
  private func isRound(_ date: WallDate) -> Bool {
    date.microseconds % Interval.minutes(15).microseconds == 0
  }
}
