import Foundation

enum ValueOrder {
  /// Returns the order of two values; nil comes first, and values without an order give `nil`.
  static func compare(
    _ left: Any?,
    _ right: Any?,
    _ options: String.CompareOptions = []
  ) -> ComparisonResult? {
    switch (plain(left), plain(right)) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let left as String, let right as String):
      return options.isEmpty ? order(left, right) : left.compare(right, options: options)
    case (let left as Date, let right as Date): return order(left, right)
    case (let left as UUID, let right as UUID): return order(left.uuidString, right.uuidString)
    case (let left as NSNumber, let right as NSNumber):
      if let left = left as? NSDecimalNumber, let right = right as? NSDecimalNumber {
        return order(left.decimalValue, right.decimalValue)
      }
      return order(left.doubleValue, right.doubleValue)
    // A format may hold a number as a string, and vice versa.
    case (let left as NSNumber, let right as String):
      return Double(right).map { order(left.doubleValue, $0) }
    case (let left as String, let right as NSNumber):
      return Double(left).map { order($0, right.doubleValue) }
    default: return nil
    }
  }

  static func isEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions = []) -> Bool {
    let (left, right) = (plain(left), plain(right))
    if left == nil || right == nil { return left == nil && right == nil }
    if let order = compare(left, right, options) { return order == .orderedSame }
    if let left = left as? NSManagedObject, let right = right as? NSManagedObject {
      return left.objectID === right.objectID
    }
    if let left = left as? NSManagedObject { return left.objectID === right as AnyObject }
    if let right = right as? NSManagedObject { return right.objectID === left as AnyObject }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return false
  }

  static func plain(_ value: Any?) -> Any? {
    switch TypedValue.unwrapped(value) {
    case nil, is NSNull: nil
    case let text as String: text
    case let date as Date: date
    case let url as URL: url.absoluteString
    case let uuid as UUID: uuid
    case let number as NSNumber: number
    case let value: value
    }
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
    left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }
}

extension NSSortDescriptor {
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject[_keyPath: key ?? "self"], ascending: ascending) { left, right in
      ValueOrder.compare(left, right) ?? .orderedSame
    }
  }

  /// Orders objects by a property of any type; nil comes first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { left, right in
      ValueOrder.compare(left, right) ?? .orderedSame
    }
  }
}
