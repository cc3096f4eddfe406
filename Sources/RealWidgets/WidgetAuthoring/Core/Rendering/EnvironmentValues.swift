import Foundation

/// A value that views find in their surroundings.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

/// The values that views find in their surroundings.
public struct EnvironmentValues: @unchecked Sendable, CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The instant for which the view is drawn, which texts that count time show.
  @_spi(Hosting) public var instant: Date?

  /// The size of the place for which the view is drawn, which a `GeometryReader` tells.
  @_spi(Hosting) public var canvasSize = CGSize(width: 158, height: 158)

  /// Creates the defaults.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] as? Key.Value else { return Key.defaultValue }
      return value
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type.
  subscript(object type: AnyObject.Type) -> AnyObject? {
    get { values[ObjectIdentifier(type)].map { $0 as AnyObject } }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// The number of values that differ from the defaults.
  public var description: String { "EnvironmentValues(\(values.count) set)" }
}
