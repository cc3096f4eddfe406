import WidgetModel

/// App and extension share their app groups.
struct GroupsOfApp: PackagingClause {
  static let clause = Clause(
    Self.self,
    id: "AG-01.app",
    title: "the app has the app groups of its extension",
    statement: """
      Each app group in the entitlements of the extension is also in those of the app or of another target of the \
      project, and no configuration leaves out the groups that another one has.
      """,
    party: .app,
    facts: [.ag01],
    observes: Self.kinds,
    needs: [.realCode, .groupsOfApp],
    advice: """
      Enable the same app group for app and extension, in the entitlements of every configuration: else what the app \
      stores never reaches the widget, and no error says so.
      """
  )

  static let setting = TargetSetting.groupsOfApp
}
