import Foundation

/// Values that a person's devices share; here a suite of defaults in memory.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()

  /// Never posted, because there is no other device.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
  )

  /// The name of the suite in fixtures.
  static let domain = "iCloud"

  private let values = DefaultsDomains.shared

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

  open func set(_ value: Int64, forKey aKey: String) { set(NSNumber(value: value), forKey: aKey) }
  open func set(_ value: Double, forKey aKey: String) { set(NSNumber(value: value), forKey: aKey) }
  open func set(_ value: Bool, forKey aKey: String) { set(NSNumber(value: value), forKey: aKey) }
  open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }
  private func read(_ wish: DefaultsReading.Wish, _ key: String) -> Any? {
    DefaultsReading.reading(wish) { stored(key) }
  }

  open func string(forKey aKey: String) -> String? {
    read(.type(String.self), aKey) as? String
  }
  open func array(forKey aKey: String) -> [Any]? { read(.parts("[Any]"), aKey) as? [Any] }
  open func dictionary(forKey aKey: String) -> [String: Any]? {
    (read(.parts("[String: Any]"), aKey) as? NSDictionary) as? [String: Any]
  }
  open func data(forKey aKey: String) -> Data? { read(.bytes, aKey) as? Data }
  open func longLong(forKey aKey: String) -> Int64 {
    (read(.type(Int.self), aKey) as? NSNumber)?.int64Value ?? 0
  }
  open func double(forKey aKey: String) -> Double {
    (read(.type(Double.self), aKey) as? NSNumber)?.doubleValue ?? 0
  }
  open func bool(forKey aKey: String) -> Bool {
    (read(.type(Bool.self), aKey) as? NSNumber)?.boolValue ?? false
  }
  open var dictionaryRepresentation: [String: Any] { values.values(in: Self.domain) }
  @discardableResult open func synchronize() -> Bool { true }
}
