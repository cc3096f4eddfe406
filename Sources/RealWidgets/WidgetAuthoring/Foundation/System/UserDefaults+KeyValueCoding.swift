import Foundation

/// Key-value coding of defaults, which code uses in place of `set` and `object`.
extension UserDefaults {
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  public func value(forKey key: String) -> Any? { object(forKey: key) }
}
