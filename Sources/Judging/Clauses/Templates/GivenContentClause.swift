import WidgetModel

/// A clause on the contents that code gives its Live Activities, with the line of the call.
protocol GivenContentClause: ClauseChecker {
  /// The request and the place of the call that the runtime receives next.
  var call: (request: RequestID, place: SourcePlace)? { get set }

  /// Returns the fault in content that code gives an activity, or `nil` if there is none.
  mutating func judge(_ given: GivenContent, _ check: ClauseCheck<Self>) -> WrongContent<Violation>?
}

struct GivenContent {
  let content: ActivityContent
  let activity: ActivityID
  /// True if the activity has already begun.
  let isUpdate: Bool
}

struct WrongContent<Violation> {
  let violation: Violation
  let comparison: Comparison
  let message: String
}

extension GivenContentClause {
  static var kinds: EventKinds { EventKinds(.did, .activityStarted, .activityUpdated) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.did(let request, let number)):
      let effect = check.state.sideEffect(number)
      switch effect?.kind {
      case .activityRequested, .activityUpdated: call = (request, effect?.place ?? .unknown)
      default: call = nil
      }
    case .input(.activities(.started(let id, let content, _))):
      handle(GivenContent(content: content, activity: id, isUpdate: false), check)
    case .input(.activities(.updated(let id, let content, _))):
      handle(GivenContent(content: content, activity: id, isUpdate: true), check)
    default: break
    }
  }

  private mutating func handle(_ given: GivenContent, _ check: ClauseCheck<Self>) {
    guard let call, let wrong = judge(given, check) else { return }
    check.violated(
      wrong.violation,
      placement: check.state.requests[call.request]?.subject.placement,
      request: call.request,
      place: call.place,
      comparing: wrong.comparison,
      wrong.message
    )
  }
}
