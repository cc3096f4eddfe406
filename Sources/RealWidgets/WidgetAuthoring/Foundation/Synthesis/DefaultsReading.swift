import Foundation

/// One reading of a value of defaults, which tells what type the value has.
final class DefaultsReading: @unchecked Sendable {
  /// What a value must be to be read in this way.
  enum Wish {
    /// Bytes, perhaps of something that a decoder reads.
    case bytes
    /// A value of a type.
    case type(any Decodable.Type)
    /// The text or number of an enum.
    case rawValue(any RawRepresentable.Type)
    /// An address, which defaults keep as an archive.
    case address
    /// A list or object with parts of any types, here by its name: nobody can make up its parts.
    case parts(String)
    /// Anything; a cast may tell later.
    case anything
  }

  /// The reading that is under way.
  @TaskLocal static var current: DefaultsReading?

  /// What the value must be.
  let wish: Wish

  /// The value whose type only a cast will tell, if this reading met one.
  ///
  /// A reading is one call on one thread.
  var open: OpenDefault?

  private init(_ wish: Wish) { self.wish = wish }

  /// Reads a value; a reading that is part of another one leaves it to that one.
  static func reading<Value>(_ wish: Wish, _ read: () -> Value) -> Value {
    guard current == nil else { return read() }
    return $current.withValue(DefaultsReading(wish)) { read() }
  }

  /// Reads a value of any type.
  static func anything(_ read: () -> Any?) -> Any? {
    guard current == nil else { return read() }
    let reading = DefaultsReading(.anything)
    return $current.withValue(reading) { read() } ?? reading.open
  }
}
