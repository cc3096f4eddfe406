import Foundation

/// A number that grows with the size of text; here it is the number itself.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The number.
  public let wrappedValue: Value

  /// Creates a number that grows with a style of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a number that grows with plain text.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

/// Names within one view.
@propertyWrapper public struct Namespace: DynamicProperty {
  /// One such name.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// Creates a name.
  public init() {}

  /// The name.
  public var wrappedValue: ID { ID(number: 0) }
}

/// Which field takes what is typed; in a widget none does.
@propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Leads to the focus.
  @propertyWrapper public struct Binding {
    private let state: State<Value>

    init(_ state: State<Value>) { self.state = state }

    /// The focus.
    public var wrappedValue: Value {
      get { state.wrappedValue }
      nonmutating set { state.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let state: State<Value>

  /// Creates the focus of one field.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Creates the focus among several fields.
  public init<T: Hashable>() where Value == T? { state = State(wrappedValue: nil) }

  /// The focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// Leads to the focus.
  public var projectedValue: Binding { Binding(state) }
}

/// A value during a gesture; in a widget it keeps its first one.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value

  /// Creates the state with its first value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates the state with its first value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// The state itself.
  public var projectedValue: GestureState<Value> { self }
}

/// A value that a scene keeps; in a widget it keeps its first one.
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// Creates the storage with its first value.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  /// The value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension View {
  /// Ties the focus of the view to a value; in a widget nothing has the focus.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    attributed(.focused, "false")
  }

  /// Ties the focus of the view to a value; in a widget nothing has the focus.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    attributed(.focused, "false")
  }
}
