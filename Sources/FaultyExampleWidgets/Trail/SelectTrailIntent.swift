import AppIntents

/// The configuration, which was a SiriKit intent in the first version.
struct SelectTrailIntent: WidgetConfigurationIntent, CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Select Trail"
  static let intentClassName = "SelectTrailIntent"

  @Parameter(title: "Trail", default: "Lake")
  var trail: String

  @Parameter(title: "Steep", default: false)
  var isSteep: Bool
}
