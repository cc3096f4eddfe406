// Apple's sessions.
extension FactSource {
  static let bringWidgetsToLife = session(2023, 10028, "Bring widgets to life")
  static let complicationsAndWidgets = session(2022, 10050, "Complications and widgets: Reloaded")
  static let designDynamicLiveActivities = session(2023, 10194, "Design dynamic Live Activities")
  static let extendControls = session(2024, 10157, "Extend your app's controls across the system")
  static let liveActivitiesWithPushes = session(
    2023,
    10185,
    "Update Live Activities with push notifications"
  )
  static let meetWidgetKit = session(2020, 10028, "Meet WidgetKit")
  static let principlesOfGreatWidgets = session(2021, 10048, "Principles of great widgets")
  static let whatsNewInWidgets = session(2025, 278, "What's new in widgets")
  static let widgetKitFoundations = session(2026, 277, "WidgetKit foundations")
}
