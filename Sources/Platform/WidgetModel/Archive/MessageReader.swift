/// Reads a value straight from the bytes of a message whose fields follow the archive's order.
///
/// This is only the fast path; on `nil`, ``JSONReader`` has to read the line and report faults.
public struct MessageReader: Archive {
  /// Thrown where a line leaves the fast path.
  @usableFromInline
  struct Deviation: Error {
    @usableFromInline
    init() {}
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// True if a comma has to precede the next member.
  private var isFollowing = false

  private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Returns the value of a line, or `nil` if it is not written in the fast path's form.
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

  /// Reads an interval in microseconds.
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

  /// Reads a Boolean.
  public mutating func flag(_ name: String, _ value: inout Bool) throws {
    try key(name)
    if consume(word: "true") {
      value = true
    } else if consume(word: "false") {
      value = false
    } else {
      throw Deviation()
    }
  }

  /// Reads a string without escapes.
  public mutating func text(_ name: String, _ value: inout String, default: String) throws {
    try key(name)
    value = try plain()
  }

  /// Reads a name.
  @inlinable
  public mutating func choice<Value>(
    _ name: String,
    _ value: inout Value,
    isAlwaysWritten: Bool
  ) throws where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    try key(name)
    value = try word()
  }

  /// Reads a list.
  @inlinable
  public mutating func list<Element: Archivable>(
    _ name: String,
    _ value: inout [Element],
    limit: Int
  ) throws {
    try key(name)
    value.removeAll(keepingCapacity: true)
    guard try takeOpening() else { return }
    // Most lists are short and would otherwise grow in several steps.
    value.reserveCapacity(4)
    repeat {
      guard value.count < limit else { throw Deviation() }
      var element = Element()
      try object(&element)
      value.append(element)
    } while try takeComma()
  }

  /// Reads a list of strings without escapes.
  public mutating func texts(_ name: String, _ value: inout [String], limit: Int) throws {
    try key(name)
    value.removeAll(keepingCapacity: true)
    guard try takeOpening() else { return }
    repeat {
      guard value.count < limit else { throw Deviation() }
      value.append(try plain())
    } while try takeComma()
  }

  /// Reads a list of names.
  @inlinable
  public mutating func names<Value>(_ name: String, _ value: inout [Value]) throws
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    try key(name)
    value.removeAll(keepingCapacity: true)
    guard try takeOpening() else { return }
    repeat { value.append(try word()) } while try takeComma()
  }

  /// Returns true if the next member has the name.
  public mutating func has(_ name: String, _ isThere: Bool) -> Bool {
    var ahead = self
    return ahead.takeKey(name)
  }

  /// Reads a nested value.
  @inlinable
  public mutating func record<Record: Archivable>(_ name: String, _ value: inout Record) throws {
    try key(name)
    value = Record()
    try object(&value)
  }

  @inlinable
  mutating func object<Value: Archivable>(_ value: inout Value) throws {
    try open()
    try value.visit(&self)
    try close()
  }

  @usableFromInline
  mutating func open() throws {
    guard consume("{") else { throw Deviation() }
    isFollowing = false
  }

  @usableFromInline
  mutating func close() throws {
    guard consume("}") else { throw Deviation() }
    isFollowing = true
  }

  /// Consumes the beginning of a list, and its end if it is empty; returns true if it is not.
  @usableFromInline
  mutating func takeOpening() throws -> Bool {
    guard consume("[") else { throw Deviation() }
    isFollowing = true
    return !consume("]")
  }

  /// Consumes what follows a list element; returns true if another element follows.
  @usableFromInline
  mutating func takeComma() throws -> Bool {
    if consume(",") { return true }
    guard consume("]") else { throw Deviation() }
    isFollowing = true
    return false
  }

  @usableFromInline
  mutating func key(_ name: String) throws {
    guard takeKey(name) else { throw Deviation() }
  }

  private mutating func takeKey(_ name: String) -> Bool {
    if isFollowing, !consume(",") { return false }
    guard consume("\""), takeRaw(word: name), takeRaw("\""), consume(":") else { return false }
    isFollowing = true
    return true
  }

  @inlinable
  mutating func word<Value: CaseIterable & RawRepresentable>() throws -> Value
  where Value.RawValue == String {
    let length = try openWord()
    // Comparing lengths first is cheap and rules out most cases.
    for value in Value.allCases where value.rawValue.utf8.count == length {
      if takeRest(ofText: value.rawValue) { return value }
    }
    throw Deviation()
  }

  /// Consumes a string's opening quote and returns the string's length in bytes.
  @usableFromInline
  mutating func openWord() throws -> Int {
    guard consume("\"") else { throw Deviation() }
    var end = position
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += 1 }
    return end - position
  }

  /// Consumes a string that ends here, from after its opening quote.
  @usableFromInline
  mutating func takeRest(ofText text: String) -> Bool {
    let start = position
    guard takeRaw(word: text) else { return false }
    if takeRaw("\"") { return true }
    position = start
    return false
  }

  /// Reads a string of ASCII characters that need no escapes.
  private mutating func plain() throws -> String {
    guard consume("\"") else { throw Deviation() }
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
    // JSON has no numbers such as 01: the general reader says what is wrong.
    guard position == start + 1 || position > start && bytes[start] != UInt8(ascii: "0") else {
      throw Deviation()
    }
    return value
  }

  /// Consumes a word, after optional spaces.
  private mutating func consume(word text: String) -> Bool {
    skipSpace()
    return takeRaw(word: text)
  }

  /// Consumes a character, after optional spaces.
  private mutating func consume(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    return takeRaw(character)
  }

  private mutating func takeRaw(word text: String) -> Bool {
    let isThere = text.utf8.withContiguousStorageIfAvailable { wanted in
      guard bytes.count - position >= wanted.count else { return false }
      for place in 0..<wanted.count where bytes[position + place] != wanted[place] { return false }
      position += wanted.count
      return true
    }
    return isThere ?? false
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
