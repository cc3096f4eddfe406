import WidgetModel

/// Code checks the permission of widgets before it requests the location.
struct LocationPermissionRead: PermissionFirstClause {
  static let clause = Clause(
    Self.self,
    id: "DL-16.provider",
    title: "code checks permission before it uses the location",
    statement: """
      Code checks whether widgets may use the location before it first requests the location.
      """,
    party: .provider,
    facts: [.dl16],
    observes: EventKinds(.did),
    needs: [.realCode, .location],
    advice: """
      Check the location manager's `isAuthorizedForWidgetUpdates` first, and show an entry without \
      a place if it is false: the person may allow the app but not its widgets.
      """
  )

  static let reads = SideEffect.Kind.locationPermissionRead
  static let permission = "isAuthorizedForWidgetUpdates"

  var isRead = false

  static func words(for use: SideEffect) -> String? {
    use.kind == .locationRead ? "\(use.text) was used" : nil
  }
}
