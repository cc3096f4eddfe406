import Foundation

/// Values that a person's devices share; here a suite of defaults in memory.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The one store.
  public static let `default` = NSUbiquitousKeyValueStore()

  /// Posted when another device has changed values, which does not happen here.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
  )

  /// The name of the suite in fixtures.
  static let domain = "iCloud"

  private let values = DefaultsDomains.shared

  /// Reads a value.
  open func object(forKey aKey: String) -> Any? {
    DefaultsReading.anything { stored(aKey) }
  }

  private func stored(_ aKey: String) -> Any? {
    switch values.value(forKey: aKey, in: Self.domain) {
    case let text as NSString: text as String
    case let data as NSData: data as Data
    case let date as NSDate: date as Date
    case let list as NSArray: list.compactMap { $0 }
    case let other: other
    }
  }

  /// Writes a value.
  open func set(_ anObject: Any?, forKey aKey: String) {
    let value: NSObject? =
      switch anObject {
      case nil: nil
      case let open as OpenDefault: NSString(string: open.text)
      case let text as String: NSString(string: text)
      case let data as Data: NSData(data: data)
      case let date as Date: NSDate(timeIntervalSince1970: date.timeIntervalSince1970)
      case let list as [Any]: NSArray(array: list)
      case let object as [String: Any]: NSDictionary(dictionary: object)
      case let other: other as? NSObject
      }
    values.set(value, forKey: aKey, in: Self.domain)
  }

  /// Writes a whole number.
  open func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value), forKey: aKey) }
  /// Writes a number.
  open func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value), forKey: aKey) }
  /// Writes a truth value.
  open func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value), forKey: aKey) }
  /// Removes a value.
  open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
  private func read(_ wish: DefaultsReading.Wish, _ key: String) -> Any? {
    DefaultsReading.reading(wish) { stored(key) }
  }

  /// Reads a text.
  open func string(forKey aKey: String) -> String? {
    read(.type(String.self), aKey) as? String
  }
  /// Reads a list.
  open func array(forKey aKey: String) -> [Any]? { read(.parts("[Any]"), aKey) as? [Any] }
  /// Reads an object.
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    (read(.parts("[String: Any]"), aKey) as? NSDictionary) as? [String: Any]
  }
  /// Reads bytes.
  open func data(forKey aKey: String) -> Data? { read(.bytes, aKey) as? Data }
  /// Reads a whole number, 0 if there is none.
  open func longLong(forKey aKey: String) -> Int64 {
    (read(.type(Int.self), aKey) as? NSNumber)?.int64Value ?? 0
  }
  /// Reads a number, 0 if there is none.
  open func double(forKey aKey: String) -> Double {
    (read(.type(Double.self), aKey) as? NSNumber)?.doubleValue ?? 0
  }
  /// Reads a truth value, false if there is none.
  open func bool(forKey aKey: String) -> Bool {
    (read(.type(Bool.self), aKey) as? NSNumber)?.boolValue ?? false
  }
  /// All values.
  open var dictionaryRepresentation: [String: Any] { values.values(in: Self.domain) }
  /// Sends and receives; here there is nobody.
  @discardableResult open func synchronize() -> Bool { true }
}
