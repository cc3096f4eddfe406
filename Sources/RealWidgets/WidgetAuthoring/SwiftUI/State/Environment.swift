import Foundation
import Observation

@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case path(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }

  private let source: Source

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .path(keyPath) }

  /// Traps, as on the platform, unless a view around this one has set the object.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { values in
      guard let object = values[object: objectType] as? Value else {
        fatalError("no object of type \(objectType) in the environment")
      }
      return object
    }
  }

  public init<Object: AnyObject & Observable>(_ objectType: Object.Type) where Value == Object? {
    source = .object { values in values[object: objectType] as? Object }
  }

  /// The value where the view is drawn; the default outside a rendering.
  public var wrappedValue: Value {
    switch source {
    case .path(let keyPath): CurrentRenderer.environment[keyPath: keyPath]
    case .object(let read): read(CurrentRenderer.environment)
    }
  }
}
