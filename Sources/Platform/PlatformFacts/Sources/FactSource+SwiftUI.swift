// Pages of SwiftUI's reference.
extension FactSource {
  static let configurationAssociatedKind = page(
    "WidgetConfiguration.associatedKind(_:)",
    "swiftui/widgetconfiguration/associatedkind(_:)"
  )
  static let configurationContentMargins = page(
    "WidgetConfiguration.contentMarginsDisabled()",
    "swiftui/widgetconfiguration/contentmarginsdisabled()"
  )
  static let configurationDisfavoredLocations = page(
    "WidgetConfiguration.disfavoredLocations(_:for:)",
    "swiftui/widgetconfiguration/disfavoredlocations"
  )
  static let configurationMountingStyles = page(
    "WidgetConfiguration.supportedMountingStyles(_:)",
    "swiftui/widgetconfiguration/supportedmountingstyles(_:)"
  )
  static let configurationSupportedFamilies = page(
    "WidgetConfiguration.supportedFamilies(_:)",
    "swiftui/widgetconfiguration/supportedfamilies(_:)"
  )
  static let controlPromptsForConfiguration = page(
    "ControlWidgetConfiguration.promptsForUserConfiguration()",
    "swiftui/controlwidgetconfiguration/promptsforuserconfiguration()"
  )
  static let controlWidgetConfiguration = page(
    "ControlWidgetConfiguration",
    "swiftui/controlwidgetconfiguration"
  )
  static let controlWidgetTemplate = page(
    "ControlWidgetTemplate",
    "swiftui/controlwidgettemplate"
  )
  static let environmentActivityFamily = page(
    "EnvironmentValues.activityFamily",
    "swiftui/environmentvalues/activityfamily"
  )
  static let environmentIsLuminanceReduced = page(
    "EnvironmentValues.isLuminanceReduced",
    "swiftui/environmentvalues/isluminancereduced"
  )
  static let environmentValues = page("EnvironmentValues", "swiftui/environmentvalues")
  static let imageAccentedRenderingMode = page(
    "Image.widgetAccentedRenderingMode(_:)",
    "swiftui/image/widgetaccentedrenderingmode(_:)"
  )
  static let redactionReasons = page("RedactionReasons", "swiftui/redactionreasons")
  static let viewWidgetAccentable = page(
    "View.widgetAccentable(_:)",
    "swiftui/view/widgetaccentable(_:)"
  )
  static let widgetBundle = page("WidgetBundle", "swiftui/widgetbundle")
  static let widgetBundleBuilder = page("WidgetBundleBuilder", "swiftui/widgetbundlebuilder")
  static let widgetConfiguration = page("WidgetConfiguration", "swiftui/widgetconfiguration")
}
