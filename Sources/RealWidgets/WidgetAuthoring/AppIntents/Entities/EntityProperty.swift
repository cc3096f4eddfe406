import Foundation

/// A property of an entity that other intents can read.
@propertyWrapper public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
  /// The name that people read.
  public let title: LocalizedStringResource?
  private var stored: Value?

  /// Creates a property without a value.
  public init(title: LocalizedStringResource) { self.title = title }

  /// Creates a property without a value, under another name.
  public init(title: LocalizedStringResource, identifier: String) { self.title = title }

  /// Creates a property without title and value.
  public init() { title = nil }

  /// Creates a property with a value.
  public init(wrappedValue: Value, title: LocalizedStringResource) {
    self.title = title
    stored = wrappedValue
  }

  /// The value.
  ///
  /// - Precondition: It was set, or may be nil.
  public var wrappedValue: Value {
    get {
      if let value = stored ?? absentValue(of: Value.self) { return value }
      fatalError(
        "the property \(title?.key ?? "\(Value.self)") was read before it was set"
      )
    }
    set { stored = newValue }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
}
