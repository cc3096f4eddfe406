import WidgetModel

/// Judges the timeline that is the first answer to each timeline request, and nothing else.
///
/// What real code made while the phone's clock was moved is not judged.
///
/// So a verdict on a provider depends on the request and the answer, never on what the runtime
/// makes of it.
struct FirstTimelineChecker: Checker {
  /// One answer that is to be judged.
  struct Reply {
    /// The request as the observed state knows it.
    let request: RequestRecord
    /// The timeline.
    let timeline: Timeline
    /// How the dates of its entries lie.
    let shape: TimelineShape
    /// What the code may take for now at the latest: a script's dates are counted from the request,
    /// real code reads the clock whenever it likes before it answers.
    let arrival: WallDate
    /// The place of the answer in the trace.
    let index: Int
  }

  private let judge: (Reply, ObservedState, inout Tally) -> Void

  /// Creates a checker that passes each such answer to a function.
  init(_ judge: @escaping (Reply, ObservedState, inout Tally) -> Void) { self.judge = judge }

  mutating func begin(_ state: ObservedState) {}

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard case .input(.answered(let id, .timeline(let number), _)) = event.body,
      let request = state.requests[id], request.kind == .timeline, request.answers == 0,
      let timeline = state.timeline(number), let shape = state.shape(of: number),
      !state.isBetweenClocks(request, event)
    else { return }
    let arrival = state.isRealCode ? event.wall : request.wall
    judge(
      Reply(request: request, timeline: timeline, shape: shape, arrival: arrival, index: index),
      state,
      &tally
    )
  }
}

extension Tally {
  /// Records a violation of a provider or view on an answer; its place is the timeline's if none is given.
  mutating func violated(
    _ kind: StaticString,
    by reply: FirstTimelineChecker.Reply,
    place: SourcePlace? = nil,
    comparing comparison: @autoclosure () -> Comparison? = nil,
    _ message: @autoclosure () -> String
  ) {
    violated(
      kind,
      at: reply.index,
      placement: reply.request.subject.placement,
      request: reply.request.id,
      place: place ?? reply.timeline.place,
      comparing: comparison(),
      message()
    )
  }
}
