import Foundation

/// One read of a value of defaults, which shows the type that code expects.
final class DefaultsReading: @unchecked Sendable {
  enum Wish {
    case bytes
    case type(any Decodable.Type)
    case rawValue(any RawRepresentable.Type)
    case address
    /// A list or object with parts of any type, by its type name; its parts cannot be synthesized.
    case parts(String)
    case anything
  }

  @TaskLocal static var current: DefaultsReading?

  let wish: Wish

  /// A value whose type only a later cast shows; needs no lock, since a read stays on one thread.
  var open: OpenDefault?

  private init(_ wish: Wish) { self.wish = wish }

  /// Reads a value; a nested read keeps the outer read's expectation.
  static func reading<Value>(_ wish: Wish, _ read: () -> Value) -> Value {
    guard current == nil else { return read() }
    return $current.withValue(DefaultsReading(wish)) { read() }
  }

  static func anything(_ read: () -> Any?) -> Any? {
    guard current == nil else { return read() }
    let reading = DefaultsReading(.anything)
    return $current.withValue(reading) { read() } ?? reading.open
  }
}
