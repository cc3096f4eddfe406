import WidgetModel

/// Code checks for permission before it requests a Live Activity.
struct ActivityPermissionRead: PermissionFirstClause {
  static let clause = Clause(
    Self.self,
    id: "LA-04.app",
    title: "code checks permission before it starts an activity",
    statement: """
      Code checks whether Live Activities are enabled before it requests the first one.
      """,
    level: .exception(
      .recommended,
      because: "code can also handle the error of a refusal"
    ),
    party: .app,
    facts: [.la04],
    observes: EventKinds(.did),
    needs: [.realCode, .activities],
    advice: """
      Check `ActivityAuthorizationInfo().areActivitiesEnabled` before you request an activity, and \
      do without one if activities are off.
      """
  )

  static let reads = SideEffect.Kind.activityPermissionRead
  static let permission = "areActivitiesEnabled"

  var isRead = false

  static func words(for use: SideEffect) -> String? {
    switch use.kind {
    case .activityRequested, .activityRefused: "code requested a Live Activity"
    default: nil
    }
  }
}
