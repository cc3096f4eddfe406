// Pages of ActivityKit's reference.
extension FactSource {
  static let activity = page("Activity", "activitykit/activity")
  static let activityAuthorizationError = page(
    "ActivityAuthorizationError",
    "activitykit/activityauthorizationerror"
  )
  static let activityContent = page("ActivityContent", "activitykit/activitycontent")
  static let activityDismissalPolicy = page(
    "ActivityUIDismissalPolicy",
    "activitykit/activityuidismissalpolicy"
  )
  static let activityPushToken = page("Activity.pushToken", "activitykit/activity/pushtoken")
  static let activityRequest = page(
    "Activity.request(attributes:content:pushType:style:alertConfiguration:start:)",
    "activitykit/activity/request(attributes:content:pushtype:style:alertconfiguration:start:)"
  )
  static let activityState = page("ActivityState", "activitykit/activitystate")
  static let activityStyle = page("ActivityStyle", "activitykit/activitystyle")
  static let activityUpdate = page("Activity.update(_:)", "activitykit/activity/update(_:)")
  static let alertConfiguration = page("AlertConfiguration", "activitykit/alertconfiguration")
}
