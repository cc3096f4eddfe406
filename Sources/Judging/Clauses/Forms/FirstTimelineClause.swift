import WidgetModel

/// A clause that judges the timeline that is the first answer to each timeline request, and nothing else.
///
/// What real code made while the phone's clock was moved is not judged. So a verdict on a provider
/// depends on the request and the answer, never on what the runtime makes of it.
protocol FirstTimelineClause: ClauseChecker {
  /// Judges such an answer.
  func judge(_ reply: TimelineReply, _ check: ClauseCheck<Self>)
}

/// A timeline that is to be judged.
struct TimelineReply {
  /// The request as it is known.
  let request: RequestRecord
  /// The timeline.
  let timeline: Timeline
  /// How the dates of its entries lie.
  let shape: TimelineShape
  /// What the code may take for now at the latest: a script's dates are counted from the request,
  /// real code reads the clock whenever it likes before it answers.
  let arrival: WallDate
}

extension FirstTimelineClause {
  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) { judge(event, check) }

  /// Judges an event that is such an answer; any other is of no concern.
  func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .input(.answered(let id, .timeline(let number), _)) = event.body,
      let request = check.state.requests[id], request.kind == .timeline, request.answers == 0,
      let timeline = check.state.timeline(number), let shape = check.state.shape(of: number),
      !check.state.isBetweenClocks(request, event)
    else { return }
    let arrival = check.state.isRealCode ? event.wall : request.wall
    judge(
      TimelineReply(request: request, timeline: timeline, shape: shape, arrival: arrival),
      check
    )
  }
}

extension ClauseCheck {
  /// Records a violation on a timeline; its place is the timeline's if none is given.
  func violated(
    _ violation: Checker.Violation,
    by reply: TimelineReply,
    place: SourcePlace? = nil,
    comparing comparison: @autoclosure () -> Comparison? = nil,
    _ message: @autoclosure () -> String
  ) {
    violated(
      violation,
      placement: reply.request.subject.placement,
      request: reply.request.id,
      place: place ?? reply.timeline.place,
      comparing: comparison(),
      message()
    )
  }
}
