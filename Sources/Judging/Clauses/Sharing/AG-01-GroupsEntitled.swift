import WidgetModel

/// The extension has the app groups that its code uses.
struct GroupsEntitled: SettingClause {
  static let clause = Clause(
    Self.self,
    id: "AG-01.configuration",
    title: "the entitlements list the app groups that the code uses",
    statement: """
      The extension's entitlements list each app group whose container or defaults the code opens.
      """,
    party: .configuration,
    facts: [.ag01],
    observes: Self.kinds,
    needs: [.realCode, .appGroups],
    advice: """
      Enable the app group, with the id that the code uses, for both targets: app and extension. \
      Otherwise what the app stores never reaches the widget, and no error reports it.
      """
  )

  static let settings: [TargetSetting] = [.appGroups]

  static func message(_ setting: TargetSetting, _ what: String) -> String {
    "the app group \"\(what)\" was opened, but the extension's entitlements do not list it"
  }
}
