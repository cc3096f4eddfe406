import Foundation

@propertyWrapper public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
  public let title: LocalizedStringResource?
  private var stored: Value?

  public init(title: LocalizedStringResource) { self.title = title }

  public init(title: LocalizedStringResource, identifier: String) { self.title = title }

  public init() { title = nil }

  public init(wrappedValue: Value, title: LocalizedStringResource) {
    self.title = title
    stored = wrappedValue
  }

  /// The value; reading it before it is set traps, unless `Value` is optional.
  public var wrappedValue: Value {
    get {
      if let value = stored ?? absentValue(of: Value.self) { return value }
      fatalError(
        "the property \(title?.key ?? "\(Value.self)") was read before it was set"
      )
    }
    set { stored = newValue }
  }

  public var projectedValue: EntityProperty<Value> { self }
}
