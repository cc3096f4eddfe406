/// Writes a value's fields into a JSON object; fields with their default are left out.
public struct JSONWriter: Archive {
  /// The members written so far.
  public private(set) var members: [JSON.Member] = []

  /// Creates an empty object.
  public init() {}

  /// The JSON object of a value.
  public static func json(_ value: some Archivable) -> JSON {
    var writer = JSONWriter()
    var copy = value
    try? copy.visit(&writer)  // Writing never throws: only readers find faults.
    return .object(writer.members)
  }

  /// Writes a number that is not the default one.
  public mutating func integer(
    _ name: String,
    _ value: inout Int64,
    in range: ClosedRange<Int64>,
    default: Int64
  ) {
    if value != `default` { put(name, .number(value)) }
  }

  /// Writes a length that is not the default one, as text.
  public mutating func interval(
    _ name: String,
    _ value: inout Interval,
    in range: ClosedRange<Interval>,
    default: Interval
  ) {
    if value != `default` { put(name, .string(value.description)) }
  }

  /// Writes a date that is not the default one, as text.
  public mutating func date(_ name: String, _ value: inout WallDate, default: WallDate) {
    if value != `default` { put(name, .string(value.description)) }
  }

  /// Writes a truth value that is true.
  public mutating func flag(_ name: String, _ value: inout Bool) {
    if value { put(name, .bool(true)) }
  }

  /// Writes a text that is not the default one.
  public mutating func text(_ name: String, _ value: inout String, default: String) {
    if value != `default` { put(name, .string(value)) }
  }

  /// Writes a name that is not the first, or that is always written.
  public mutating func choice<Value>(_ name: String, _ value: inout Value, isAlwaysWritten: Bool)
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    if isAlwaysWritten || value != Value.allCases.first { put(name, .string(value.rawValue)) }
  }

  /// Writes a list that is not empty.
  public mutating func list<Element: Archivable>(
    _ name: String,
    _ value: inout [Element],
    limit: Int
  ) {
    if !value.isEmpty { put(name, .array(value.map(JSONWriter.json))) }
  }

  /// Writes a nested value that is not the simplest one.
  public mutating func record<Record: Archivable>(_ name: String, _ value: inout Record) {
    if value != Record() { put(name, JSONWriter.json(value)) }
  }

  private mutating func put(_ name: String, _ value: JSON) {
    members.append(JSON.Member(name, value))
  }
}
