/// Bindings to the properties of an object.
@dynamicMemberLookup public struct _ObjectBindings<ObjectType: AnyObject> {
  let object: ObjectType

  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
  ) -> Binding<Subject> {
    let object = object
    return Binding(
      get: { object[keyPath: keyPath] },
      set: { object[keyPath: keyPath] = $0 }
    )
  }
}

/// An object that a view makes and keeps.
///
/// In a widget it is made anew for each drawing.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Box {
    var object: ObjectType?
    let make: () -> ObjectType
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private let box: Box

  /// Keeps the object that an expression makes.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = Box(thunk) }

  /// The object.
  public var wrappedValue: ObjectType {
    if let object = box.object { return object }
    let object = box.make()
    box.object = object
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    _ObjectBindings(object: wrappedValue)
  }
}

extension StateObject: ObjectState {
  static var holdsObject: Bool { true }
}

/// An object that a view follows.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties.
  public typealias Wrapper = _ObjectBindings<ObjectType>

  /// The object.
  public var wrappedValue: ObjectType

  /// Follows an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Follows an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { _ObjectBindings(object: wrappedValue) }
}

extension ObservedObject: ObjectState {
  static var holdsObject: Bool { true }
}

/// An object that a view outside has set.
@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties.
  public typealias Wrapper = _ObjectBindings<ObjectType>

  /// Looks for an object.
  public init() {}

  /// The object.
  ///
  /// - Precondition: A view round this one has set it; the platform traps as well.
  public var wrappedValue: ObjectType {
    guard let object = CurrentRenderer.environment[object: ObjectType.self] as? ObjectType else {
      fatalError("no object of type \(ObjectType.self) in the environment")
    }
    return object
  }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper { _ObjectBindings(object: wrappedValue) }
}

extension EnvironmentObject: ObjectState {
  static var holdsObject: Bool { true }
}

/// Bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  /// The object.
  public var wrappedValue: Value

  /// Wraps an object.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The wrapper itself.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  /// Wraps an object.
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Wraps the object of another wrapper.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(
      get: { object[keyPath: keyPath] },
      set: { object[keyPath: keyPath] = $0 }
    )
  }
}
