// Pages of WidgetKit's reference.
extension FactSource {
  static let accessoryWidgetGroup = page("AccessoryWidgetGroup", "widgetkit/accessorywidgetgroup")
  static let activityFamily = page("ActivityFamily", "widgetkit/activityfamily")
  static let appIntentConfiguration = page(
    "AppIntentConfiguration",
    "widgetkit/appintentconfiguration"
  )
  static let appIntentControlConfiguration = page(
    "AppIntentControlConfiguration",
    "widgetkit/appintentcontrolconfiguration"
  )
  static let appIntentRecommendation = page(
    "AppIntentRecommendation",
    "widgetkit/appintentrecommendation"
  )
  static let appIntentTimelineProvider = page(
    "AppIntentTimelineProvider",
    "widgetkit/appintenttimelineprovider"
  )
  static let controlCenter = page("ControlCenter", "widgetkit/controlcenter")
  static let controlPushHandler = page("ControlPushHandler", "widgetkit/controlpushhandler")
  static let controlValueProvider = page("ControlValueProvider", "widgetkit/controlvalueprovider")
  static let controlWidgetButton = page("ControlWidgetButton", "widgetkit/controlwidgetbutton")
  static let controlWidgetToggle = page("ControlWidgetToggle", "widgetkit/controlwidgettoggle")
  static let expandedRegion = page(
    "DynamicIslandExpandedRegion",
    "widgetkit/dynamicislandexpandedregion"
  )
  static let intentTimelineProvider = page(
    "IntentTimelineProvider",
    "widgetkit/intenttimelineprovider"
  )
  static let liveActivityUserActivity = page(
    "NSUserActivityTypeLiveActivity",
    "widgetkit/nsuseractivitytypeliveactivity"
  )
  static let reloadPolicyAfter = page(
    "TimelineReloadPolicy.after(_:)",
    "widgetkit/timelinereloadpolicy/after(_:)"
  )
  static let reloadPolicyAtEnd = page(
    "TimelineReloadPolicy.atEnd",
    "widgetkit/timelinereloadpolicy/atend"
  )
  static let reloadPolicyNever = page(
    "TimelineReloadPolicy.never",
    "widgetkit/timelinereloadpolicy/never"
  )
  static let staticConfiguration = page("StaticConfiguration", "widgetkit/staticconfiguration")
  static let timeline = page("Timeline", "widgetkit/timeline")
  static let timelineEntryDate = page("TimelineEntry.date", "widgetkit/timelineentry/date")
  static let timelineEntryRelevance = page(
    "TimelineEntryRelevance",
    "widgetkit/timelineentryrelevance"
  )
  static let timelineProvider = page("TimelineProvider", "widgetkit/timelineprovider")
  static let timelineProviderContext = page(
    "TimelineProviderContext",
    "widgetkit/timelineprovidercontext"
  )
  static let timelineProviderPlaceholder = page(
    "TimelineProvider.placeholder(in:)",
    "widgetkit/timelineprovider/placeholder(in:)"
  )
  static let timelineProviderRelevance = page(
    "TimelineProvider.relevance()",
    "widgetkit/timelineprovider/relevance()"
  )
  static let timelineProviderSnapshot = page(
    "TimelineProvider.getSnapshot(in:completion:)",
    "widgetkit/timelineprovider/getsnapshot"
  )
  static let widgetCenter = page("WidgetCenter", "widgetkit/widgetcenter")
  static let widgetCenterUserInfoKey = page(
    "WidgetCenter.UserInfoKey",
    "widgetkit/widgetcenter/userinfokey"
  )
  static let widgetFamily = page("WidgetFamily", "widgetkit/widgetfamily")
  static let widgetInfo = page("WidgetInfo", "widgetkit/widgetinfo")
  static let widgetRelevanceGroup = page("WidgetRelevanceGroup", "widgetkit/widgetrelevancegroup")
  static let widgetRenderingMode = page("WidgetRenderingMode", "widgetkit/widgetrenderingmode")
}
