import Foundation

/// Key-value coding, which real code uses on defaults as if it were `set` and `object`.
extension UserDefaults {
  /// Stores a value.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Reads a value.
  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
