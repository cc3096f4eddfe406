/// A value that a view keeps.
///
/// In a widget it keeps its first value, since nothing of a view lives between two drawings.
@propertyWrapper public struct State<Value>: DynamicProperty {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  /// Creates the state with its first value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// Creates the state with its first value.
  public init(initialValue value: Value) { box = Box(value) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates the state of nothing.
  public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: ObjectState {
  static var holdsObject: Bool { Value.self is AnyObject.Type }
}
