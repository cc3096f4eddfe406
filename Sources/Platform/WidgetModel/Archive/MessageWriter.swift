/// Writes values in the style of messages straight into bytes, one JSON object each.
///
/// The bytes equal those of ``JSONWriter``, without the cost of a tree for a million messages.
public struct MessageWriter: Archive {
  /// The bytes written so far, and spare room, so that an append need not check the capacity.
  private var room: [UInt8] = []

  /// The number of bytes written so far.
  public private(set) var count = 0

  /// True if a comma has to precede the next member or element.
  private var isFollowing = false

  /// Creates an empty writer.
  public init() {}

  /// The bytes written so far.
  public var bytes: ArraySlice<UInt8> { room[..<count] }

  /// Writes a value, without the end of a line.
  public mutating func append(_ value: some Archivable) {
    var copy = value
    object(&copy)
  }

  /// Writes the end of a line.
  public mutating func endLine() {
    put(UInt8(ascii: "\n"))
    isFollowing = false
  }

  /// Discards what was written and keeps the capacity.
  public mutating func removeAll() {
    count = 0
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

  /// Writes an interval in microseconds.
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

  /// Writes a Boolean.
  public mutating func flag(_ name: String, _ value: inout Bool) {
    key(name)
    put(value ? "true" : "false")
  }

  /// Writes a string.
  public mutating func text(_ name: String, _ value: inout String, default: String) {
    key(name)
    quote(value)
  }

  /// Writes a name.
  @inlinable
  public mutating func choice<Value>(_ name: String, _ value: inout Value, isAlwaysWritten: Bool)
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    key(name)
    plain(value.rawValue)
  }

  /// Writes a list.
  @inlinable
  public mutating func list<Element: Archivable>(
    _ name: String,
    _ value: inout [Element],
    limit: Int
  ) {
    key(name)
    open(.list)
    for element in value {
      separate()
      // A copy, because changing an element in place would copy the whole list.
      var element = element
      object(&element)
    }
    close(.list)
  }

  /// Writes a list of strings.
  public mutating func texts(_ name: String, _ value: inout [String], limit: Int) {
    key(name)
    open(.list)
    for text in value {
      separate()
      quote(text)
    }
    close(.list)
  }

  /// Writes a list of names.
  @inlinable
  public mutating func names<Value>(_ name: String, _ value: inout [Value])
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    key(name)
    open(.list)
    for value in value {
      separate()
      plain(value.rawValue)
    }
    close(.list)
  }

  /// Writes a nested value.
  @inlinable
  public mutating func record<Record: Archivable>(_ name: String, _ value: inout Record) {
    key(name)
    object(&value)
  }

  @inlinable
  mutating func object<Value: Archivable>(_ value: inout Value) {
    open(.object)
    try? value.visit(&self)  // Writing never throws: only readers find faults.
    close(.object)
  }

  @usableFromInline
  enum Brackets {
    case object, list

    fileprivate var opening: UInt8 { self == .object ? UInt8(ascii: "{") : UInt8(ascii: "[") }
    fileprivate var closing: UInt8 { self == .object ? UInt8(ascii: "}") : UInt8(ascii: "]") }
  }

  @usableFromInline
  mutating func open(_ brackets: Brackets) {
    put(brackets.opening)
    isFollowing = false
  }

  @usableFromInline
  mutating func close(_ brackets: Brackets) {
    put(brackets.closing)
    isFollowing = true
  }

  /// Writes the comma that an element of a list may need before it.
  @usableFromInline
  mutating func separate() {
    if isFollowing { put(UInt8(ascii: ",")) }
    isFollowing = true
  }

  /// Writes a member's name, which is one of ours and needs no escapes.
  @usableFromInline
  mutating func key(_ name: String) {
    separate()
    quoted(name, followedBy: UInt8(ascii: ":"))
  }

  /// Writes a string that needs no escapes.
  @usableFromInline
  mutating func plain(_ text: String) { quoted(text, followedBy: nil) }

  private mutating func quoted(_ text: String, followedBy last: UInt8?) {
    write(text, around: 3) { room, text in
      room[0] = UInt8(ascii: "\"")
      (room + 1).update(from: text.baseAddress ?? UnsafePointer(room), count: text.count)
      room[text.count + 1] = UInt8(ascii: "\"")
      guard let last else { return text.count + 2 }
      room[text.count + 2] = last
      return text.count + 3
    }
  }

  private mutating func quote(_ text: String) { put(JSON.string(text).description) }

  private mutating func put(_ text: String) {
    write(text, around: 0) { room, text in
      room.update(from: text.baseAddress ?? UnsafePointer(room), count: text.count)
      return text.count
    }
  }

  private mutating func put(_ byte: UInt8) {
    if count == room.count { grow(by: 1) }
    room[count] = byte
    count += 1
  }

  private mutating func number(_ value: Int64) {
    var digits = 1
    var left = value.magnitude
    while left >= 10 {
      left /= 10
      digits += 1
    }
    write("", around: 20) { room, _ in
      let sign = value < 0 ? 1 : 0
      if value < 0 { room[0] = UInt8(ascii: "-") }
      var rest = value.magnitude
      for place in stride(from: sign + digits - 1, through: sign, by: -1) {
        room[place] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
        rest /= 10
      }
      return sign + digits
    }
  }

  private mutating func write(
    _ text: String,
    around more: Int,
    _ body: (UnsafeMutablePointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Int
  ) {
    var text = text
    text.withUTF8 { text in
      if count + text.count + more > room.count { grow(by: text.count + more) }
      let start = count
      count += room.withUnsafeMutableBufferPointer { room in
        room.baseAddress.map { body($0 + start, text) } ?? 0
      }
    }
  }

  private mutating func grow(by more: Int) {
    room += repeatElement(0, count: max(more, room.count, 256))
  }
}
