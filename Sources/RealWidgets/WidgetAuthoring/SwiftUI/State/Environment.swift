import Foundation
import Observation

/// Reads a value from the surroundings of a view.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case path(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }

  private let source: Source

  /// Reads the value of a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .path(keyPath) }

  /// Reads the object of a type.
  ///
  /// - Precondition: A view round this one has set the object; the platform traps as well.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object { values in
      guard let object = values[object: objectType] as? Value else {
        fatalError("no object of type \(objectType) in the environment")
      }
      return object
    }
  }

  /// Reads the object of a type, if there is one.
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
