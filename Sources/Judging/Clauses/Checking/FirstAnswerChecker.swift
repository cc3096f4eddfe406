import WidgetModel

/// Judges the first answer to each request of a kind, whatever it brings, and nothing else.
///
/// So a verdict on a provider depends on the request and the answer, never on what the runtime
/// makes of it.
struct FirstAnswerChecker: Checker {
  /// One answer that is to be judged.
  struct Reply {
    /// The request as the observed state knows it.
    let request: RequestRecord
    /// What came back.
    let answer: AnswerKind
    /// The most bytes of memory that the process used.
    let memory: Int64
    /// The time from the request to the answer.
    let delay: Interval
    /// The place of the answer in the trace.
    let index: Int
  }

  private let kind: RequestKind
  private let judge: (Reply, ObservedState, inout Tally) -> Void

  /// Creates a checker that passes each such answer to a function.
  init(
    of kind: RequestKind = .timeline,
    _ judge: @escaping (Reply, ObservedState, inout Tally) -> Void
  ) {
    self.kind = kind
    self.judge = judge
  }

  mutating func begin(_ state: ObservedState) {}

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard case .input(.answered(let id, let answer, let memory)) = event.body,
      let request = state.requests[id], request.kind == kind, request.answers == 0
    else { return }
    judge(
      Reply(
        request: request,
        answer: answer,
        memory: memory,
        delay: event.instant - request.instant,
        index: index
      ),
      state,
      &tally
    )
  }
}

extension Tally {
  /// Records a violation of a provider on an answer.
  mutating func violated(
    _ kind: StaticString,
    by reply: FirstAnswerChecker.Reply,
    comparing comparison: @autoclosure () -> Comparison? = nil,
    _ message: @autoclosure () -> String
  ) {
    violated(
      kind,
      at: reply.index,
      placement: reply.request.subject.placement,
      request: reply.request.id,
      comparing: comparison(),
      message()
    )
  }
}
