import Foundation

/// The type conversions of `UserDefaults`: only numbers and strings are converted into each other.
enum StoredType {
  /// Describes both types if a read does not find a value; `nil` if it does.
  static func mismatch(of value: NSObject, _ wish: DefaultsReading.Wish) -> String? {
    let found: (name: String, fits: Bool)?
    switch wish {
    case .bytes: found = ("data", value is NSData)
    case .type(is String.Type): found = ("a text", isPlain(value))
    case .type(is Int.Type), .type(is Float.Type), .type(is Double.Type):
      found = ("a number", isPlain(value))
    case .type(is Bool.Type): found = ("a truth value", isPlain(value))
    case .type(is [String].Type):
      found = ("a list of texts", (value as? NSArray)?.allSatisfy { $0 is String } ?? false)
    case .address: found = ("an address", value is NSData || value is NSString)
    case .parts("[Any]"): found = ("a list", value is NSArray)
    case .parts("[String: Any]"): found = ("an object", value is NSDictionary)
    case .type, .rawValue, .parts, .anything: found = nil
    }
    guard let found, !found.fits else { return nil }
    return "\(name(of: value)), read as \(found.name)"
  }

  private static func isPlain(_ value: NSObject) -> Bool { value is NSString || value is NSNumber }

  private static func name(of value: NSObject) -> String {
    switch value {
    case is NSString: "a text"
    case is NSNumber: "a number"
    case is NSData: "data"
    case is NSDate: "a date"
    case is NSArray: "a list"
    case is NSDictionary: "an object"
    default: "another value"
    }
  }
}
