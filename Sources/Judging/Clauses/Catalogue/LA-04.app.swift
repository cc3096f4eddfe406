import WidgetModel

extension Clause {
  /// Code asks for permission before it asks for a Live Activity.
  static let activityPermissionRead = Clause(
    id: "LA-04.app",
    title: "permission is read before an activity is started",
    statement: """
      Code asks whether Live Activities are enabled before it asks for one for the first time.
      """,
    level: .recommended,
    party: .app,
    facts: [.la04],
    situations: [
      ClauseSituation("asked before"),
      ClauseSituation("not asked before", isRequired: false),
    ],
    observes: EventKinds(.did),
    needs: [.realCode, .activities],
    checker: { PermissionChecker() }
  )
}

private struct PermissionChecker: Checker {
  private var isRead = false

  mutating func begin(_ state: ObservedState) { isRead = false }

  mutating func observe(
    _ event: TraceEvent,
    at index: Int,
    _ state: ObservedState,
    _ tally: inout Tally
  ) {
    guard case .input(.did(let id, let number)) = event.body,
      let sideEffect = state.sideEffect(number)
    else {
      return
    }
    switch sideEffect.kind {
    case .activityPermissionRead: isRead = true
    case .activityRequested, .activityRefused:
      tally.see(isRead ? 0 : 1)
      guard !isRead else { return }
      tally.violated(
        "not read",
        at: index,
        placement: state.requests[id]?.subject.placement,
        request: id,
        comparing: Comparison(expected: "areActivitiesEnabled read first", actual: "not read"),
        "code asked for a Live Activity without having read areActivitiesEnabled"
      )
    default: break
    }
  }
}
