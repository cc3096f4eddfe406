import Foundation

extension UserDefaults {
  /// Returns an `@NSManaged` property's value by name; traps without a value or an empty one.
  public func coreDataValue<Value>(_ key: String) -> Value {
    if let value = object(forKey: key), let typed = TypedValue.value(value, as: Value.self) {
      return typed
    }
    guard let none = TypedValue.none(of: Value.self) else {
      fatalError("the defaults have no value for \"\(key)\" of type \(Value.self)")
    }
    return none
  }

  public func setCoreDataValue<Value>(_ value: Value, _ key: String) {
    set(TypedValue.unwrapped(value), forKey: key)
  }
}
