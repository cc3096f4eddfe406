/// A visitor, such as JSON or the shrinker's choices, that reads or writes the fields of a value.
///
/// An archive that writes leaves values as they are. Files omit fields that have their default, and
/// shrinking returns to it.
public protocol Archive {
  /// Visits a whole number.
  mutating func integer(
    _ name: String,
    _ value: inout Int64,
    in range: ClosedRange<Int64>,
    default: Int64
  ) throws

  /// Visits a length of time.
  mutating func interval(
    _ name: String,
    _ value: inout Interval,
    in range: ClosedRange<Interval>,
    default: Interval
  ) throws

  /// Visits a date.
  mutating func date(_ name: String, _ value: inout WallDate, default: WallDate) throws

  /// Visits a Boolean whose default is `false`.
  mutating func flag(_ name: String, _ value: inout Bool) throws

  /// Visits a string.
  mutating func text(_ name: String, _ value: inout String, default: String) throws

  /// Visits one of several named values; files omit the first unless `isAlwaysWritten`.
  ///
  /// - Throws: An error that names the field if a file holds an unknown name.
  mutating func choice<Value>(_ name: String, _ value: inout Value, isAlwaysWritten: Bool) throws
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String

  /// Visits a list of at most `limit` values; the default is the empty list.
  mutating func list<Element: Archivable>(
    _ name: String,
    _ value: inout [Element],
    limit: Int
  ) throws

  /// Visits the number by which events name something of a run.
  mutating func identifier<ID: RunIdentifier>(
    _ name: String,
    _ value: inout ID,
    in range: ClosedRange<Int64>
  ) throws

  /// Visits a list of at most `limit` strings; the default is the empty list.
  mutating func texts(_ name: String, _ value: inout [String], limit: Int) throws

  /// Visits a list of named values; the default is the empty list.
  mutating func names<Value>(_ name: String, _ value: inout [Value]) throws
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String

  /// Returns true if a field that messages may omit follows; `isThere` if the value is known.
  mutating func has(_ name: String, _ isThere: Bool) -> Bool

  /// Visits a nested value; the default is the one that its type creates without arguments.
  mutating func record<Record: Archivable>(_ name: String, _ value: inout Record) throws
}

extension Archive {
  /// Visits an identifier as a whole number.
  public mutating func identifier<ID: RunIdentifier>(
    _ name: String,
    _ value: inout ID,
    in range: ClosedRange<Int64>
  ) throws {
    var number = value.number
    try integer(name, &number, in: range)
    value.number = number
  }

  /// Visits an identifier without a limit to its number.
  public mutating func identifier<ID: RunIdentifier>(_ name: String, _ value: inout ID) throws {
    try identifier(name, &value, in: Int64(Int32.min)...Int64(Int32.max))
  }

  /// Leaves strings as they are, because no scenario has a list of them.
  public mutating func texts(_ name: String, _ value: inout [String], limit: Int) throws {}

  /// Leaves named values as they are, because no scenario has a list of them.
  public mutating func names<Value>(_ name: String, _ value: inout [Value]) throws
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {}

  /// Returns `isThere`.
  public mutating func has(_ name: String, _ isThere: Bool) -> Bool { isThere }
}

/// A value that lists its fields for archives.
public protocol Archivable: Hashable, Sendable {
  /// Creates the simplest value.
  init()

  /// Lists every field in a fixed order; later fields may depend on the values of earlier ones.
  mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws
}

extension Archive {
  /// Visits a whole number of a different width.
  public mutating func integer<Integer: FixedWidthInteger>(
    _ name: String,
    _ value: inout Integer,
    in range: ClosedRange<Int64>,
    default: Int64 = 0
  ) throws {
    var wide = Int64(clamping: value)
    try integer(name, &wide, in: range, default: `default`)
    value = Integer(clamping: wide)
  }

  /// Visits an instant as the time since the scenario's start.
  public mutating func instant(_ name: String, _ value: inout Instant) throws {
    var since = Interval(microseconds: value.microseconds)
    try interval(name, &since, in: .zero...Scenario.longest, default: .zero)
    value = Instant(microseconds: since.microseconds)
  }

  /// Visits one of several named values and omits the first.
  public mutating func choice<Value>(_ name: String, _ value: inout Value) throws
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    try choice(name, &value, isAlwaysWritten: false)
  }
}

/// A value in a file that does not fit its field.
public struct ArchiveError: Error, Hashable, CustomStringConvertible {
  /// The path of the field, such as `workload[2].every`.
  public var path: String
  /// The fault and the remedy.
  public var problem: String

  /// Creates an error.
  public init(path: String, problem: String) {
    self.path = path
    self.problem = problem
  }

  /// The path and the problem.
  public var description: String { path.isEmpty ? problem : "\(path): \(problem)" }
}
