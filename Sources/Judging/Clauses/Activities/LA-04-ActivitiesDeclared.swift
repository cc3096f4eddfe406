import WidgetModel

/// An app that starts Live Activities declares them.
struct ActivitiesDeclared: SettingClause {
  static let clause = Clause(
    Self.self,
    id: "LA-04.configuration",
    title: "the app's property list allows Live Activities",
    statement: """
      An app whose code starts Live Activities has `NSSupportsLiveActivities` in its property list.
      """,
    party: .configuration,
    facts: [.la04],
    observes: Self.kinds,
    needs: [.realCode, .activitySettings],
    advice: """
      Add `NSSupportsLiveActivities` with the value `YES` to the app's `Info.plist`; an entry in \
      the extension's does not count.
      """
  )

  static let settings: [TargetSetting] = [.liveActivities]

  static func message(_ setting: TargetSetting, _ what: String) -> String {
    "a Live Activity of \(what) was started, but the app's property list has no \(setting.key)"
  }
}
