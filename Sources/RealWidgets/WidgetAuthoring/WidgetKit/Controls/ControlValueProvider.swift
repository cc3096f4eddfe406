/// Tells the value that a control shows.
///
/// Source: CT-02, CT-03.
public protocol ControlValueProvider {
  /// The type of the value.
  associatedtype Value
  /// What the control shows in the gallery.
  var previewValue: Value { get }
  /// What the control shows now.
  func currentValue() async throws -> Value
}

/// Tells the value that a configured control shows.
///
/// Source: CT-10.
public protocol AppIntentControlValueProvider {
  /// The type of the configuration.
  associatedtype Configuration: ControlConfigurationIntent
  /// The type of the value.
  associatedtype Value
  /// What the control shows in the gallery.
  func previewValue(configuration: Configuration) -> Value
  /// What the control shows now.
  func currentValue(configuration: Configuration) async throws -> Value
}
