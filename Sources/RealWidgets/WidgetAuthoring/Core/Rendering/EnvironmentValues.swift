import Foundation

public protocol EnvironmentKey {
  associatedtype Value

  static var defaultValue: Value { get }
}

public struct EnvironmentValues: @unchecked Sendable, CustomStringConvertible {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The instant for which the view is drawn, used by texts that count time.
  @_spi(Hosting) public var instant: Date?

  /// The size of the place in points, as a `GeometryReader` reports it.
  @_spi(Hosting) public var canvasSize = CGSize(width: 158, height: 158)

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      guard let value = values[ObjectIdentifier(key)] as? Key.Value else { return Key.defaultValue }
      return value
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  subscript(object type: AnyObject.Type) -> AnyObject? {
    get { values[ObjectIdentifier(type)].map { $0 as AnyObject } }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  public var description: String { "EnvironmentValues(\(values.count) set)" }
}
