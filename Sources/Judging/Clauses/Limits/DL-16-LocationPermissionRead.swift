import WidgetModel

/// Code asks whether widgets may know the location before it asks where the phone is.
struct LocationPermissionRead: ClauseChecker {
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
    id: "DL-16.provider",
    title: "permission is read before the location",
    statement: """
      Code asks whether widgets may know where the phone is before it asks for the location for the \
      first time.
      """,
    party: .provider,
    facts: [.dl16],
    observes: EventKinds(.did),
    needs: [.realCode, .location],
    advice: """
      Ask `isAuthorizedForWidgetUpdates` of the location manager first, and show an entry without a \
      place where it is false: the person may allow the app and not its widgets.
      """
  )

  private var isRead = false

  mutating func begin(_ state: ObservedState) { isRead = false }

  mutating func observe(_ event: TraceEvent, _ check: ClauseCheck<Self>) {
    guard case .input(.did(let id, let number)) = event.body,
      let sideEffect = check.state.sideEffect(number)
    else { return }
    switch sideEffect.kind {
    case .locationPermissionRead: isRead = true
    case .locationRead:
      check.see(isRead ? .asked : .notAsked)
      guard !isRead else { return }
      check.violated(
        .notRead,
        placement: check.state.requests[id]?.subject.placement,
        request: id,
        place: sideEffect.place,
        comparing: Comparison(
          expected: "isAuthorizedForWidgetUpdates read first",
          actual: "not read"
        ),
        "\(sideEffect.text) was used without having read isAuthorizedForWidgetUpdates"
      )
    default: break
    }
  }
}
