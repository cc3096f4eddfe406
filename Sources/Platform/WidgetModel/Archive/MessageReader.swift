/// Reads a value straight from the bytes of a message whose fields stand in the order of the archive.
///
/// It knows nothing but the straight way: of a line that differs in anything, be it the order of the fields
/// or a fault, it gives nothing, and ``JSONReader`` has to read it and to say what is wrong.
public struct MessageReader: Archive {
  /// The line is another one than the straight way expects.
  private struct Deviation: Error {}

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// Whether a comma has to stand before the next member.
  private var isFollowing = false

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The value of a line, `nil` where it is not written the straight way.
  public static func value<Value: Archivable>(_ type: Value.Type, in line: [UInt8]) -> Value? {
    line.withUnsafeBufferPointer { bytes in
      var reader = MessageReader(bytes)
      var value = Value()
      do {
        try reader.object(&value)
        reader.skipSpace()
        return reader.position == bytes.count ? value : nil
      } catch { return nil }
    }
  }

  /// Reads a number.
  public mutating func integer(
    _ name: String,
    _ value: inout Int64,
    in range: ClosedRange<Int64>,
    default: Int64
  ) throws {
    try key(name)
    let number = try number()
    guard range.contains(number) else { throw Deviation() }
    value = number
  }

  /// Reads a length in microseconds.
  public mutating func interval(
    _ name: String,
    _ value: inout Interval,
    in range: ClosedRange<Interval>,
    default: Interval
  ) throws {
    try key(name)
    let interval = Interval(microseconds: try number())
    guard range.contains(interval) else { throw Deviation() }
    value = interval
  }

  /// Reads a date in microseconds.
  public mutating func date(_ name: String, _ value: inout WallDate, default: WallDate) throws {
    try key(name)
    value = WallDate(microseconds: try number())
  }

  /// Reads a truth value.
  public mutating func flag(_ name: String, _ value: inout Bool) throws {
    try key(name)
    if take(word: "true") {
      value = true
    } else if take(word: "false") {
      value = false
    } else {
      throw Deviation()
    }
  }

  /// Reads a text without escapes.
  public mutating func text(_ name: String, _ value: inout String, default: String) throws {
    try key(name)
    value = try plain()
  }

  /// Reads a name.
  public mutating func choice<Value>(
    _ name: String,
    _ value: inout Value,
    isAlwaysWritten: Bool
  ) throws where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    try key(name)
    value = try word()
  }

  /// Reads a list.
  public mutating func list<Element: Archivable>(
    _ name: String,
    _ value: inout [Element],
    limit: Int
  ) throws {
    try key(name)
    value.removeAll(keepingCapacity: true)
    try array { reader in
      guard value.count < limit else { throw Deviation() }
      var element = Element()
      try reader.object(&element)
      value.append(element)
    }
  }

  /// Reads a list of texts without escapes.
  public mutating func texts(_ name: String, _ value: inout [String], limit: Int) throws {
    try key(name)
    value.removeAll(keepingCapacity: true)
    try array { reader in
      guard value.count < limit else { throw Deviation() }
      value.append(try reader.plain())
    }
  }

  /// Reads a list of names.
  public mutating func names<Value>(_ name: String, _ value: inout [Value]) throws
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    try key(name)
    value.removeAll(keepingCapacity: true)
    try array { reader in value.append(try reader.word()) }
  }

  /// Whether the next member has the name.
  public mutating func has(_ name: String, _ isThere: Bool) -> Bool {
    var ahead = self
    return (try? ahead.key(name)) != nil
  }

  /// Reads a nested value.
  public mutating func record<Record: Archivable>(_ name: String, _ value: inout Record) throws {
    try key(name)
    value = Record()
    try object(&value)
  }

  private mutating func object<Value: Archivable>(_ value: inout Value) throws {
    guard take("{") else { throw Deviation() }
    isFollowing = false
    try value.visit(&self)
    guard take("}") else { throw Deviation() }
    isFollowing = true
  }

  private mutating func array(_ element: (inout Self) throws -> Void) throws {
    guard take("[") else { throw Deviation() }
    if !take("]") {
      repeat { try element(&self) } while take(",")
      guard take("]") else { throw Deviation() }
    }
    isFollowing = true
  }

  private mutating func key(_ name: String) throws {
    if isFollowing, !take(",") { throw Deviation() }
    guard take("\""), takeRaw(word: name), takeRaw("\""), take(":") else { throw Deviation() }
    isFollowing = true
  }

  private mutating func word<Value: RawRepresentable>() throws -> Value
  where Value.RawValue == String {
    guard let value = Value(rawValue: try plain()) else { throw Deviation() }
    return value
  }

  /// A string of ASCII characters that need no escapes.
  private mutating func plain() throws -> String {
    guard take("\"") else { throw Deviation() }
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      let byte = bytes[position]
      guard byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\\") else { throw Deviation() }
      position += 1
    }
    guard position < bytes.count else { throw Deviation() }
    position += 1
    return String(
      decoding: UnsafeBufferPointer(rebasing: bytes[start..<position - 1]),
      as: UTF8.self
    )
  }

  private mutating func number() throws -> Int64 {
    skipSpace()
    let isNegative = takeRaw("-")
    let start = position
    var value: Int64 = 0
    while position < bytes.count {
      let digit = Int64(bytes[position]) - 0x30
      guard (0...9).contains(digit) else { break }
      let (product, isTooLong) = value.multipliedReportingOverflow(by: 10)
      let (sum, isTooLarge) = product.addingReportingOverflow(isNegative ? -digit : digit)
      guard !isTooLong, !isTooLarge else { throw Deviation() }
      value = sum
      position += 1
    }
    guard position > start else { throw Deviation() }
    return value
  }

  /// Takes a text that may stand after spaces.
  private mutating func take(word text: String) -> Bool {
    skipSpace()
    return takeRaw(word: text)
  }

  /// Takes a character that may stand after spaces.
  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    return takeRaw(character)
  }

  private mutating func takeRaw(word text: String) -> Bool {
    var text = text
    let count = text.withUTF8 { wanted in
      guard bytes.count - position >= wanted.count else { return -1 }
      for place in 0..<wanted.count where bytes[position + place] != wanted[place] { return -1 }
      return wanted.count
    }
    guard count >= 0 else { return false }
    position += count
    return true
  }

  private mutating func takeRaw(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position] == 0x20 { position += 1 }
  }
}
