// Articles of Apple's documentation.
extension FactSource {
  static let accessoryWidgets = page(
    "Creating accessory widgets and watch complications",
    "widgetkit/creating-accessory-widgets-and-watch-complications"
  )
  static let addingInteractivity = page(
    "Adding interactivity to widgets and Live Activities",
    "widgetkit/adding-interactivity-to-widgets-and-live-activities"
  )
  static let additionalContexts = page(
    "Preparing widgets for additional platforms, contexts, and appearances",
    "widgetkit/preparing-widgets-for-additional-contexts-and-appearances"
  )
  static let animatingUpdates = page(
    "Animating data updates in widgets and Live Activities",
    "widgetkit/animating-data-updates-in-widgets-and-live-activities"
  )
  static let appGroups = page("Configuring app groups", "xcode/configuring-app-groups")
  static let convertingClockKit = page(
    "Converting a ClockKit app",
    "widgetkit/converting-a-clockkit-app"
  )
  static let creatingExtension = page(
    "Creating a widget extension",
    "widgetkit/creating-a-widget-extension"
  )
  static let debuggingWidgets = page("Debugging widgets", "widgetkit/debugging-widgets")
  static let dynamicDates = page(
    "Displaying dynamic dates in widgets",
    "widgetkit/displaying-dynamic-dates"
  )
  static let keepingUpToDate = page(
    "Keeping a widget up to date",
    "widgetkit/keeping-a-widget-up-to-date"
  )
  static let launchingFromLiveActivity = page(
    "Launching your app from a Live Activity",
    "activitykit/launching-your-app-from-a-live-activity"
  )
  static let linkingToScenes = page(
    "Linking to specific app scenes from your widget or Live Activity",
    "widgetkit/linking-to-specific-app-scenes-from-your-widget-or-live-activity"
  )
  static let liveActivities = page(
    "Displaying live data with Live Activities",
    "activitykit/displaying-live-data-with-live-activities"
  )
  static let liveActivityPushes = page(
    "Starting and updating Live Activities with ActivityKit push notifications",
    "activitykit/starting-and-updating-live-activities-with-activitykit-push-notifications"
  )
  static let liveActivityViews = page(
    "Creating custom views for Live Activities",
    "activitykit/creating-custom-views-for-live-activities"
  )
  static let locationInWidgets = page(
    "Accessing location information in widgets",
    "widgetkit/accessing-location-information-in-widgets"
  )
  static let makingConfigurable = page(
    "Making a configurable widget",
    "widgetkit/making-a-configurable-widget"
  )
  static let migratingFromSiriKit = page(
    "Migrating widgets from SiriKit Intents to App Intents",
    "widgetkit/migrating-from-sirikit-intents-to-app-intents"
  )
  static let networkRequests = page(
    "Making network requests in a widget extension",
    "widgetkit/making-network-requests-in-a-widget-extension"
  )
  static let previewingInXcode = page(
    "Previewing widgets and Live Activities in Xcode",
    "widgetkit/previewing-widgets-and-live-activities-in-xcode"
  )
  static let refiningControls = page(
    "Adding refinements and configuration to controls",
    "widgetkit/adding-refinements-and-configuration-to-controls"
  )
  static let smartStacks = page(
    "Increasing the visibility of widgets in Smart Stacks",
    "widgetkit/widget-suggestions-in-smart-stacks"
  )
  static let standByAndCarPlay = page(
    "Adding StandBy and CarPlay support to your widget",
    "widgetkit/adding-standby-and-carplay-support-to-your-widget"
  )
  static let updatingControls = page(
    "Updating controls locally and remotely",
    "widgetkit/updating-controls-locally-and-remotely"
  )
  static let viewsForWidgets = page("SwiftUI views for widgets", "widgetkit/swiftui-views")
  static let widgetBackground = page(
    "Displaying the right widget background",
    "widgetkit/displaying-the-right-widget-background"
  )
  static let widgetKitStrategy = page(
    "Developing a WidgetKit strategy",
    "widgetkit/developing-a-widgetkit-strategy"
  )
  static let widgetPushes = page(
    "Updating widgets with WidgetKit push notifications",
    "widgetkit/updating-widgets-with-widgetkit-push-notifications"
  )
  static let widgetsForVisionOS = page(
    "Updating your widgets for visionOS",
    "widgetkit/updating-your-widgets-for-visionos"
  )
}
