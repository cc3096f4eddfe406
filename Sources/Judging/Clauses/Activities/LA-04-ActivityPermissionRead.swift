import WidgetModel

/// Code asks for permission before it asks for a Live Activity.
struct ActivityPermissionRead: ClauseChecker {
  enum Situation: String, CaseIterable {
    case asked = "asked before"
    case notAsked = "not asked before"
  }

  static let optional: [Situation] = [.notAsked]

  enum Violation: String, CaseIterable {
    case notRead = "not read"
  }

  static let clause = Clause(
    Self.self,
    id: "LA-04.app",
    title: "permission is read before an activity is started",
    statement: """
      Code asks whether Live Activities are enabled before it asks for one for the first time.
      """,
    level: .exception(
      .recommended,
      because: "a person's refusal can be met by handling the error, too"
    ),
    party: .app,
    facts: [.la04],
    observes: EventKinds(.did),
    needs: [.realCode, .activities],
    advice: """
      Ask `ActivityAuthorizationInfo().areActivitiesEnabled` before you request an activity, and \
      do without one where it is off.
      """
  )

  private var isRead = false

  mutating func begin(_ state: ObservedState) { isRead = false }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .input(.did(let id, let number)) = event.body,
      let sideEffect = check.state.sideEffect(number)
    else {
      return
    }
    switch sideEffect.kind {
    case .activityPermissionRead: isRead = true
    case .activityRequested, .activityRefused:
      check.see(isRead ? .asked : .notAsked)
      guard !isRead else { return }
      check.violated(
        .notRead,
        placement: check.state.requests[id]?.subject.placement,
        request: id,
        comparing: Comparison(expected: "areActivitiesEnabled read first", actual: "not read"),
        "code asked for a Live Activity without having read areActivitiesEnabled"
      )
    default: break
    }
  }
}
