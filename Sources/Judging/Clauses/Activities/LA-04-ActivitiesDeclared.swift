import WidgetModel

/// An app that starts Live Activities declares them.
struct ActivitiesDeclared: SettingClause {
  static let clause = Clause(
    Self.self,
    id: "LA-04.configuration",
    title: "the app's property list has Live Activities",
    statement: """
      An app whose code starts Live Activities has `NSSupportsLiveActivities` in its property list.
      """,
    party: .configuration,
    facts: [.la04],
    observes: Self.kinds,
    needs: [.realCode, .activitySettings],
    advice: """
      Put `NSSupportsLiveActivities` with the value `YES` into the `Info.plist` of the app; that of the extension does \
      not count.
      """
  )

  static let settings: [TargetSetting] = [.liveActivities]

  static func message(_ setting: TargetSetting, _ what: String) -> String {
    "a Live Activity of \(what) was started, and the property list of the app has no \(setting.key)"
  }
}
