/// Writes values in the style of messages straight into bytes, one JSON object a value.
///
/// The bytes are those that ``JSONWriter`` and ``JSON/description`` make of the value; a tree in between would
/// take several times as long, and a conversation with another process has a million messages.
public struct MessageWriter: Archive {
  /// What was written so far.
  public private(set) var bytes: [UInt8] = []

  /// Whether a comma has to stand before the next member or element.
  private var isFollowing = false

  /// Creates a writer with nothing written.
  public init() {}

  /// Writes a value, without the end of a line.
  public mutating func append(_ value: some Archivable) {
    var copy = value
    object(&copy)
  }

  /// Writes the end of a line.
  public mutating func endLine() {
    bytes.append(UInt8(ascii: "\n"))
    isFollowing = false
  }

  /// Forgets what was written and keeps the room.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    isFollowing = false
  }

  /// Writes a number.
  public mutating func integer(
    _ name: String,
    _ value: inout Int64,
    in range: ClosedRange<Int64>,
    default: Int64
  ) {
    key(name)
    number(value)
  }

  /// Writes a length in microseconds.
  public mutating func interval(
    _ name: String,
    _ value: inout Interval,
    in range: ClosedRange<Interval>,
    default: Interval
  ) {
    key(name)
    number(value.microseconds)
  }

  /// Writes a date in microseconds.
  public mutating func date(_ name: String, _ value: inout WallDate, default: WallDate) {
    key(name)
    number(value.microseconds)
  }

  /// Writes a truth value.
  public mutating func flag(_ name: String, _ value: inout Bool) {
    key(name)
    bytes.append(contentsOf: value ? "true".utf8 : "false".utf8)
  }

  /// Writes a text.
  public mutating func text(_ name: String, _ value: inout String, default: String) {
    key(name)
    quote(value)
  }

  /// Writes a name.
  public mutating func choice<Value>(_ name: String, _ value: inout Value, isAlwaysWritten: Bool)
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    key(name)
    plain(value.rawValue)
  }

  /// Writes a list.
  public mutating func list<Element: Archivable>(
    _ name: String,
    _ value: inout [Element],
    limit: Int
  ) {
    key(name)
    array(value.count) { writer, index in writer.object(&value[index]) }
  }

  /// Writes a list of texts.
  public mutating func texts(_ name: String, _ value: inout [String], limit: Int) {
    key(name)
    array(value.count) { writer, index in writer.quote(value[index]) }
  }

  /// Writes a list of names.
  public mutating func names<Value>(_ name: String, _ value: inout [Value])
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    key(name)
    array(value.count) { writer, index in writer.plain(value[index].rawValue) }
  }

  /// Writes a nested value.
  public mutating func record<Record: Archivable>(_ name: String, _ value: inout Record) {
    key(name)
    object(&value)
  }

  private mutating func object<Value: Archivable>(_ value: inout Value) {
    bytes.append(UInt8(ascii: "{"))
    isFollowing = false
    try? value.visit(&self)  // Writing never throws: only readers find faults.
    bytes.append(UInt8(ascii: "}"))
    isFollowing = true
  }

  private mutating func array(_ count: Int, _ element: (inout Self, Int) -> Void) {
    bytes.append(UInt8(ascii: "["))
    for index in 0..<count {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      element(&self, index)
    }
    bytes.append(UInt8(ascii: "]"))
    isFollowing = true
  }

  /// Writes a member's name, which is one of ours and needs no escapes.
  private mutating func key(_ name: String) {
    if isFollowing { bytes.append(UInt8(ascii: ",")) }
    isFollowing = true
    plain(name)
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func plain(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func quote(_ text: String) {
    bytes.append(contentsOf: JSON.string(text).description.utf8)
  }

  private mutating func number(_ value: Int64) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var rest = value.magnitude
    var digits = 1
    var left = rest
    while left >= 10 {
      left /= 10
      digits += 1
    }
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: digits))
    for place in stride(from: start + digits - 1, through: start, by: -1) {
      bytes[place] += UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }
}
