import WidgetModel

/// A clause that judges only the first answer to each request of a kind, regardless of its content,
/// so that its verdict never depends on the runtime's reaction.
protocol FirstAnswerClause: ClauseChecker where Guard: AnswerGuard {
  /// The guards; a clause with guards of its own includes these.
  associatedtype Guard = FirstAnswerGuard

  static var requests: RequestKind { get }

  func judge(_ reply: FirstAnswer, _ check: ClauseCheck<Self>)
}

/// The guards of a clause that judges answers.
protocol AnswerGuard {
  static var unknownRequest: Self { get }
  static var isLater: Self { get }
}

enum FirstAnswerGuard: String, ClauseWord, AnswerGuard {
  case unknownRequest = "an answer to an unknown request"
  case isLater = "an answer that is not the first to its request"
}

/// An answer to judge.
struct FirstAnswer {
  /// The observed state of the request.
  let request: RequestRecord
  let answer: AnswerKind
  /// The peak memory of the process, in bytes.
  let memory: Int64
  let delay: Interval
}

extension FirstAnswerClause {
  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) { judge(event, check) }

  /// Judges an event if it is such an answer.
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
