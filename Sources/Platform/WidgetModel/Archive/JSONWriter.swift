/// Writes a value's fields into a JSON object, in the style of files or of messages.
public struct JSONWriter: Archive {
  /// The members written so far.
  public private(set) var members: [JSON.Member] = []

  private let style: JSONStyle

  /// Creates an empty object.
  public init(_ style: JSONStyle = .file) { self.style = style }

  /// Returns the JSON object of a value.
  public static func json(_ value: some Archivable, _ style: JSONStyle = .file) -> JSON {
    var writer = JSONWriter(style)
    var copy = value
    try? copy.visit(&writer)  // Writing never throws: only readers find faults.
    return .object(writer.members)
  }

  /// True if fields with their default are written, too.
  private var isComplete: Bool { style == .message }

  /// Writes a number that is not the default one.
  public mutating func integer(
    _ name: String,
    _ value: inout Int64,
    in range: ClosedRange<Int64>,
    default: Int64
  ) {
    if isComplete || value != `default` { put(name, .number(value)) }
  }

  /// Writes an interval that is not the default one, as text or in microseconds.
  public mutating func interval(
    _ name: String,
    _ value: inout Interval,
    in range: ClosedRange<Interval>,
    default: Interval
  ) {
    if isComplete { return put(name, .number(value.microseconds)) }
    if value != `default` { put(name, .string(value.description)) }
  }

  /// Writes a date that is not the default one, as text or in microseconds.
  public mutating func date(_ name: String, _ value: inout WallDate, default: WallDate) {
    if isComplete { return put(name, .number(value.microseconds)) }
    if value != `default` { put(name, .string(value.description)) }
  }

  /// Writes a Boolean that is true.
  public mutating func flag(_ name: String, _ value: inout Bool) {
    if isComplete || value { put(name, .bool(value)) }
  }

  /// Writes a string that is not the default one.
  public mutating func text(_ name: String, _ value: inout String, default: String) {
    if isComplete || value != `default` { put(name, .string(value)) }
  }

  /// Writes a name that is not the first, or that is always written.
  public mutating func choice<Value>(_ name: String, _ value: inout Value, isAlwaysWritten: Bool)
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    guard isComplete || isAlwaysWritten || value != Value.allCases.first else { return }
    put(name, .string(value.rawValue))
  }

  /// Writes a list that is not empty.
  public mutating func list<Element: Archivable>(
    _ name: String,
    _ value: inout [Element],
    limit: Int
  ) {
    guard isComplete || !value.isEmpty else { return }
    put(name, .array(value.map { JSONWriter.json($0, style) }))
  }

  /// Writes a list of strings that is not empty.
  public mutating func texts(_ name: String, _ value: inout [String], limit: Int) {
    if isComplete || !value.isEmpty { put(name, .array(value.map(JSON.string))) }
  }

  /// Writes a list of names that is not empty.
  public mutating func names<Value>(_ name: String, _ value: inout [Value])
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    if isComplete || !value.isEmpty { put(name, .array(value.map { .string($0.rawValue) })) }
  }

  /// Writes a nested value that differs from its type's default.
  public mutating func record<Record: Archivable>(_ name: String, _ value: inout Record) {
    if isComplete || value != Record() { put(name, JSONWriter.json(value, style)) }
  }

  private mutating func put(_ name: String, _ value: JSON) {
    members.append(JSON.Member(name, value))
  }
}
