import Foundation

extension UserDefaults {
  /// The value of a property that code declares as managed, which on the platform reads the key of its name.
  ///
  /// - Precondition: There is a value, or the type has a value that stands for none.
  public func coreDataValue<Value>(_ key: String) -> Value {
    if let value = object(forKey: key), let typed = TypedValue.value(value, as: Value.self) {
      return typed
    }
    guard let none = TypedValue.none(of: Value.self) else {
      fatalError("the defaults have no value for \"\(key)\" of type \(Value.self)")
    }
    return none
  }

  /// Changes the value of such a property.
  public func setCoreDataValue<Value>(_ value: Value, _ key: String) {
    set(TypedValue.unwrapped(value), forKey: key)
  }
}
