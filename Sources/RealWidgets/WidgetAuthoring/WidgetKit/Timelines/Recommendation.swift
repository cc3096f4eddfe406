public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  let intent: Intent
  let description: Text

  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description
  }

  @_disfavoredOverload public init(intent: Intent, description: some StringProtocol) {
    self.init(intent: intent, description: Text(verbatim: String(description)))
  }
}

public struct IntentRecommendation<T: INIntent> {
  let intent: T
  let description: Text

  public init(intent: T, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  public init(intent: T, description: Text) {
    self.intent = intent
    self.description = description
  }

  @_disfavoredOverload public init<S: StringProtocol>(intent: T, description: S) {
    self.init(intent: intent, description: Text(verbatim: String(description)))
  }
}
