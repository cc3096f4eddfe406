import WidgetModel

extension Clause {
  /// A timeline's dates belong to its own request.
  static let datesNotCaptured = Clause(
    id: "CR-04",
    title: "dates are taken at the request",
    statement: """
      A timeline does not begin with the moment of an earlier request, as it does when a date was \
      taken as the provider was created; it does so whatever the clock and the answers that the code \
      is given.
      """,
    level: .recommended,
    party: .provider,
    rule: .cr04,
    facts: [.tl10],
    situations: [
      ClauseSituation("the first entry is dated anew"),
      ClauseSituation("the moment of an earlier request, over an hour old", isRequired: false),
    ],
    observes: EventKinds(.answered),
    needs: [.realCode, .timelines],
    checker: { CapturedDateChecker() }
  )
}

private struct CapturedDateChecker: Checker {
  /// For each widget, the first dates that were "now" when they were given; the latest few.
  private var moments: [WidgetID: [WallDate]] = [:]

  mutating func begin(_ state: ObservedState) { moments.removeAll(keepingCapacity: true) }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard case .input(.answered(let id, .timeline(let number), _)) = event.body,
      let request = state.requests[id], request.kind == .timeline, request.answers == 0,
      let first = state.shape(of: number)?.earliest, let timeline = state.timeline(number)
    else { return }
    let age = request.wall - first
    let widget = request.subject.widget
    let known = moments[widget, default: []]
    if known.contains(first), age > .hours(1) {
      tally.see(1)
      tally.violated(
        "captured",
        at: index,
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
    tally.see(0)
    let tolerance = state.profile.interval(.firstEntryTolerance)
    guard max(age, .zero - age) <= tolerance, !isRound(first), !known.contains(first) else {
      return
    }
    moments[widget] = known.suffix(15) + [first]
  }

  /// Whether a date may well be meant: the start of an hour or a day in some zone comes again and
  /// again while it lasts.
  private func isRound(_ date: WallDate) -> Bool {
    date.microseconds % Interval.minutes(15).microseconds == 0
  }
}
