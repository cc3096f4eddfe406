import WidgetModel

/// Code checks the permission of widgets before it asks for the location.
struct LocationPermissionRead: PermissionFirstClause {
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

  static let reads = SideEffect.Kind.locationPermissionRead
  static let permission = "isAuthorizedForWidgetUpdates"

  var isRead = false

  static func words(for use: SideEffect) -> String? {
    use.kind == .locationRead ? "\(use.text) was used" : nil
  }
}
