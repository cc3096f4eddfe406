import WidgetModel

/// App and extension share their app groups.
struct GroupsOfApp: PackagingClause {
  static let clause = Clause(
    Self.self,
    id: "AG-01.app",
    title: "the app has its extension's app groups",
    statement: """
      Each app group in an extension's entitlements is also in those of its app or of another \
      target of the project. If one build configuration of the extension has app groups, so do \
      Debug and Release.
      """,
    party: .app,
    facts: [.ag01],
    observes: Self.kinds,
    needs: [.realCode, .groupsOfApp],
    advice: """
      Enable the same app group for app and extension, in the entitlements of every configuration. \
      Otherwise what the app stores never reaches the widget, and no error reports it.
      """
  )

  static let setting = TargetSetting.groupsOfApp
}
