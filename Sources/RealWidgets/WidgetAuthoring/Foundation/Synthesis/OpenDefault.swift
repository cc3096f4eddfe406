import Foundation

/// A value of shared defaults that code read as anything: it exists, and a cast decides its type.
///
/// An app stores one type under a key, which `object(forKey:)` leaves open. The first cast decides,
/// also for later reads.
@_spi(Hosting) public final class OpenDefault: CustomStringConvertible, @unchecked Sendable {
  /// True if casts in this process can decide; otherwise no value is left open.
  nonisolated(unsafe) static var isCastable = false

  private let key: String
  private let domain: String
  private let keeper: any DefaultsKeeper

  init(_ key: String, _ domain: String, of keeper: any DefaultsKeeper) {
    self.key = key
    self.domain = domain
    self.keeper = keeper
  }

  public static func becomeCastable() { isCastable = true }

  /// Returns the value as a type that defaults can hold, or else `nil`; if a failed cast would
  /// trap, a list or object with parts of any type is empty instead.
  public func value(as type: Any.Type, isForced: Bool) -> Any? {
    if let stored = keeper.stored(key, domain) { return Self.bridged(stored) }
    if type is Data.Type || type is NSData.Type { return made(.bytes) }
    if let type = Self.storedType(type) { return made(.type(type)) }
    let parts = "\(type)"
    switch type {
    case is [String: Any].Type, is NSDictionary.Type:
      tellParts(parts)
      return isForced ? Self.bridged(NSDictionary()) : nil
    case is any ListType.Type, is NSArray.Type:
      tellParts(parts)
      return isForced ? Self.bridged(NSArray()) : nil
    default: return nil
    }
  }

  public var description: String { text }

  /// The value as a string, for code that accepts any type.
  var text: String { value(as: String.self, isForced: false) as? String ?? key }

  private func made(_ wish: DefaultsReading.Wish) -> Any? {
    keeper.decide(wish, key, domain).map(Self.bridged)
  }

  private func tellParts(_ type: String) {
    _ = StoredSample.object(.parts(type), key, domain)
  }

  private static func bridged(_ object: NSObject) -> Any {
    switch object {
    case let text as NSString: String(describing: text)
    case let data as NSData: data as Data
    case let date as NSDate: date as Date
    case let list as NSArray: list.map { ($0 as? NSObject).map(bridged) ?? $0 }
    case let object as NSDictionary:
      Dictionary(
        object.compactMap { key, value in
          (key as? String).map { ($0, (value as? NSObject).map(bridged) ?? value) }
        },
        uniquingKeysWith: { first, _ in first }
      )
    default: object
    }
  }

  /// Returns the type to synthesize for a type that defaults can store; `nil` for any other.
  private static func storedType(_ type: Any.Type) -> (any Decodable.Type)? {
    switch type {
    case is String.Type, is NSString.Type: return String.self
    case is Bool.Type: return Bool.self
    case is Double.Type: return Double.self
    case is Float.Type: return Float.self
    case is Date.Type, is NSDate.Type: return Date.self
    case is NSNumber.Type: return Int.self
    case let integer as any FixedWidthInteger.Type: return integer as? any Decodable.Type
    case let optional as any OptionalType.Type: return storedType(optional.wrapped)
    case let list as any ListType.Type:
      return storedType(list.element).flatMap { _ in type as? any Decodable.Type }
    case let object as any ObjectType.Type:
      return storedType(object.member).flatMap { _ in type as? any Decodable.Type }
    default: return nil
    }
  }
}

protocol DefaultsKeeper: AnyObject, Sendable {
  func stored(_ key: String, _ domain: String) -> NSObject?

  func decide(_ wish: DefaultsReading.Wish, _ key: String, _ domain: String) -> NSObject?
}
