import WidgetModel

/// The extension has the app groups that its code uses.
struct GroupsEntitled: SettingClause {
  static let clause = Clause(
    Self.self,
    id: "AG-01.configuration",
    title: "app groups of the code are in the entitlements",
    statement: """
      Each app group whose container or defaults the code opens is one of those that the entitlements of the \
      extension list: elsewhere the two processes share nothing.
      """,
    party: .configuration,
    facts: [.ag01],
    observes: Self.kinds,
    needs: [.realCode, .appGroups],
    advice: """
      Enable the app group for both targets, app and extension, with the id that the code uses; else what the app \
      stores never reaches the widget, and no error says so.
      """
  )

  static let settings: [TargetSetting] = [.appGroups]

  static func message(_ setting: TargetSetting, _ what: String) -> String {
    "the app group \"\(what)\" was opened, which the entitlements of the extension do not list"
  }
}
