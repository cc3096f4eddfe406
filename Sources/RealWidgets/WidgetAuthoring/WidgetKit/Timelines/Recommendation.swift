/// A configuration that is offered where a person cannot edit one.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  let intent: Intent
  let description: Text

  /// Recommends a configuration.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  /// Recommends a configuration.
  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description
  }

  /// Recommends a configuration.
  @_disfavoredOverload public init(intent: Intent, description: some StringProtocol) {
    self.init(intent: intent, description: Text(verbatim: String(description)))
  }
}

/// A SiriKit configuration that is offered where a person cannot edit one.
public struct IntentRecommendation<T: INIntent> {
  let intent: T
  let description: Text

  /// Recommends a configuration.
  public init(intent: T, description: LocalizedStringKey) {
    self.init(intent: intent, description: Text(description))
  }

  /// Recommends a configuration.
  public init(intent: T, description: Text) {
    self.intent = intent
    self.description = description
  }

  /// Recommends a configuration.
  @_disfavoredOverload public init<S: StringProtocol>(intent: T, description: S) {
    self.init(intent: intent, description: Text(verbatim: String(description)))
  }
}
