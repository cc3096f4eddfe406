import AppIntents

/// The configuration, which was an intent of SiriKit's in the first version.
struct SelectTrailIntent: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Select Trail"
  static let intentClassName = "SelectTrailIntent"

  @Parameter(title: "Trail", default: "Lake")
  var trail: String

  @Parameter(title: "Steep", default: false)
  var isSteep: Bool
}
