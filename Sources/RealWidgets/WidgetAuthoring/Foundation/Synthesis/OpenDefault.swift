import Foundation

/// A value of shared defaults that code read as anything: it is there, and a cast decides its type.
///
/// An app stores one type under a key. Code that reads `object(forKey:)` names the type only when it
/// casts, so that the value stays open until then. The first cast decides; from then on defaults hold a
/// value of that type.
@_spi(Hosting) public final class OpenDefault: CustomStringConvertible, @unchecked Sendable {
  /// Whether casts in this process decide; where they do not, no value is left open.
  nonisolated(unsafe) static var isCastable = false

  private let key: String
  private let domain: String
  private let keeper: any DefaultsKeeper

  init(_ key: String, _ domain: String, of keeper: any DefaultsKeeper) {
    self.key = key
    self.domain = domain
    self.keeper = keeper
  }

  /// Tells that casts of open values ask for what they stand for from now on.
  public static func becomeCastable() { isCastable = true }

  /// What the value is when code wants a type, `nil` where the type stands in no defaults.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - isForced: Whether the code ends when the value is of another type. A list or object with parts of
  ///     any types is then empty, which an app may have stored.
  /// - Returns: The value.
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

  /// The value as code sees it that prints it and asks for no type.
  public var description: String { text }

  /// The value where any type will do.
  var text: String { value(as: String.self, isForced: false) as? String ?? key }

  private func made(_ wish: DefaultsReading.Wish) -> Any? {
    keeper.decide(wish, key, domain).map(Self.bridged)
  }

  private func tellParts(_ type: String) {
    _ = StoredSample.object(.parts(type), key, domain)
  }

  /// A stored object as Foundation gives it to code.
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

  /// The type to make up for a type that defaults can keep, `nil` for any other.
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

/// Keeps the values of shared defaults, and those that were made up where there were none.
protocol DefaultsKeeper: AnyObject, Sendable {
  /// The value of a key, which code does not hear of.
  func stored(_ key: String, _ domain: String) -> NSObject?

  /// A value where shared defaults have none, kept from now on; `nil` where none is to be made up.
  func decide(_ wish: DefaultsReading.Wish, _ key: String, _ domain: String) -> NSObject?
}
