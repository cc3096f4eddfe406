import WidgetModel

/// A clause that judges the first answer to each request of a kind, whatever it brings, and nothing else.
///
/// So a verdict on a provider depends on the request and the answer, never on what the runtime
/// makes of it.
protocol FirstAnswerClause: ClauseChecker where Guard: AnswerGuard {
  /// A clause with guards of its own has these among them.
  associatedtype Guard = FirstAnswerGuard

  /// The kind of the requests.
  static var requests: RequestKind { get }

  /// Judges such an answer.
  func judge(_ reply: FirstAnswer, _ check: ClauseCheck<Self>)
}

/// Why an answer goes unjudged.
protocol AnswerGuard {
  /// Nothing is known of the request.
  static var unknownRequest: Self { get }
  /// The request was answered before.
  static var isLater: Self { get }
}

/// Why such a clause lets an answer go unjudged.
enum FirstAnswerGuard: String, ClauseWord, AnswerGuard {
  case unknownRequest = "an answer to a request that is not known"
  case isLater = "an answer that is not the first to its request"
}

/// An answer that is to be judged.
struct FirstAnswer {
  /// The request as it is known.
  let request: RequestRecord
  /// What came back.
  let answer: AnswerKind
  /// The most bytes of memory that the process used.
  let memory: Int64
  /// The time from the request to the answer.
  let delay: Interval
}

extension FirstAnswerClause {
  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) { judge(event, check) }

  /// Judges an event that is such an answer; any other is of no concern.
  func judge(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .input(.answered(let id, let answer, let memory)) = event.body else { return }
    guard let request = check.state.requests[id] else { return check.letPass(.unknownRequest) }
    guard request.kind == Self.requests else { return }
    if check.skips(.isLater, if: request.answers != 0) { return }
    judge(
      FirstAnswer(
        request: request,
        answer: answer,
        memory: memory,
        delay: event.instant - request.instant
      ),
      check
    )
  }
}

extension ClauseCheck {
  /// Records a violation on an answer.
  func violated(
    _ violation: Checker.Violation,
    by reply: FirstAnswer,
    comparing comparison: @autoclosure () -> Comparison? = nil,
    _ message: @autoclosure () -> String
  ) {
    violated(
      violation,
      placement: reply.request.subject.placement,
      request: reply.request.id,
      comparing: comparison(),
      message()
    )
  }
}
