import WidgetModel

/// A clause that judges the contents that code gives its Live Activities, with the line of the call.
protocol GivenContentClause: ClauseChecker {
  /// Where code made the call that the runtime hears next.
  var call: ContentPlace? { get set }

  /// Judges content that code gives an activity.
  mutating func judge(
    _ content: ActivityContent,
    of id: ActivityID,
    isUpdate: Bool,
    from call: ContentPlace,
    _ check: ClauseCheck<Self>
  )
}

/// Where code started or updated a Live Activity.
struct ContentPlace {
  let request: RequestID
  let place: SourcePlace
}

extension GivenContentClause {
  /// The kinds of events that such a clause observes.
  static var kinds: EventKinds { EventKinds(.did, .activityStarted, .activityUpdated) }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    switch event.body {
    case .input(.did(let request, let number)):
      let effect = check.state.sideEffect(number)
      switch effect?.kind {
      case .activityRequested, .activityUpdated:
        call = ContentPlace(request: request, place: effect?.place ?? .unknown)
      default: call = nil
      }
    case .input(.activities(.started(let id, let content, _))):
      if let call { judge(content, of: id, isUpdate: false, from: call, check) }
    case .input(.activities(.updated(let id, let content, _))):
      if let call { judge(content, of: id, isUpdate: true, from: call, check) }
    default: break
    }
  }
}
