import WidgetModel

/// Code asks for permission before it asks for a Live Activity.
struct ActivityPermissionRead: PermissionFirstClause {
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

  static let reads = SideEffect.Kind.activityPermissionRead
  static let permission = "areActivitiesEnabled"

  var isRead = false

  static func words(for use: SideEffect) -> String? {
    switch use.kind {
    case .activityRequested, .activityRefused: "code asked for a Live Activity"
    default: nil
    }
  }
}
