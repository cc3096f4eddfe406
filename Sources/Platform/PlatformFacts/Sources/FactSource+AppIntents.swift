// Pages of the reference of App Intents.
extension FactSource {
  static let appIntent = page("AppIntent", "appintents/appintent")
  static let appIntentIsDiscoverable = page(
    "AppIntent.isDiscoverable",
    "appintents/appintent/isdiscoverable"
  )
  static let appIntentOpenAppWhenRun = page(
    "AppIntent.openAppWhenRun",
    "appintents/appintent/openappwhenrun"
  )
  static let dynamicOptionsProvider = page(
    "DynamicOptionsProvider",
    "appintents/dynamicoptionsprovider"
  )
  static let entityQuery = page("EntityQuery", "appintents/entityquery")
  static let intentAuthenticationPolicy = page(
    "IntentAuthenticationPolicy",
    "appintents/intentauthenticationpolicy"
  )
  static let intentParameter = page("IntentParameter", "appintents/intentparameter")
  static let intentParameterDependency = page(
    "IntentParameterDependency",
    "appintents/intentparameterdependency"
  )
  static let liveActivityIntent = page("LiveActivityIntent", "appintents/liveactivityintent")
  static let longRunningIntent = page("LongRunningIntent", "appintents/longrunningintent")
  static let parameterSummaryWhenCondition = page(
    "ParameterSummaryWhenCondition",
    "appintents/parametersummarywhencondition"
  )
  static let setValueIntent = page("SetValueIntent", "appintents/setvalueintent")
  static let widgetConfigurationIntent = page(
    "WidgetConfigurationIntent",
    "appintents/widgetconfigurationintent"
  )
}
