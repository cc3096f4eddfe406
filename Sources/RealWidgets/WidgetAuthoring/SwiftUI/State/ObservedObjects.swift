@dynamicMemberLookup public struct _ObjectBindings<ObjectType: AnyObject> {
  let object: ObjectType

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

/// An object that a view creates and owns; created anew for each drawing.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Box {
    var object: ObjectType?
    let make: () -> ObjectType
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private let box: Box

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = Box(thunk) }

  public var wrappedValue: ObjectType {
    if let object = box.object { return object }
    let object = box.make()
    box.object = object
    return object
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    _ObjectBindings(object: wrappedValue)
  }
}

extension StateObject: ObjectState {
  static var holdsObject: Bool { true }
}

/// An object that a view observes; changes do not redraw the view.
@propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public typealias Wrapper = _ObjectBindings<ObjectType>

  public var wrappedValue: ObjectType

  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  public var projectedValue: Wrapper { _ObjectBindings(object: wrappedValue) }
}

extension ObservedObject: ObjectState {
  static var holdsObject: Bool { true }
}

@propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  public typealias Wrapper = _ObjectBindings<ObjectType>

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object = CurrentRenderer.environment[object: ObjectType.self] as? ObjectType else {
      fatalError("no object of type \(ObjectType.self) in the environment")
    }
    return object
  }

  public var projectedValue: Wrapper { _ObjectBindings(object: wrappedValue) }
}

extension EnvironmentObject: ObjectState {
  static var holdsObject: Bool { true }
}

@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

  public init(projectedValue: Bindable<Value>) { self = projectedValue }

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
