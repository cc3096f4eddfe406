import WidgetModel

/// A field of a scenario whose value can be changed on its own: a number, time, Boolean or name.
///
/// Strings, and fields that determine which other fields follow (a stimulus' word, the kind of an
/// answer or node), are left out.
///
/// ```swift
/// for field in ScenarioField.all(of: scenario) {
///   let other = scenario.changing(field, to: field.value + 1)
/// }
/// ```
public struct ScenarioField: Hashable, Sendable {
  /// The value type of a field.
  public enum Form: Hashable, Sendable {
    case number
    /// Microseconds of the run.
    case length
    /// Microseconds of the calendar.
    case date
    /// A Boolean: 0 or 1.
    case flag
    /// An index into a list of names.
    case name
  }

  /// The index of the field in visiting order.
  let place: Int

  /// The field's name in files.
  public let name: String

  /// The value type.
  public let form: Form

  /// The current value.
  public let value: Int64

  /// The default value.
  public let simplest: Int64

  /// The range of possible values.
  public let range: ClosedRange<Int64>

  /// Returns all fields of a scenario, in file order, in O(size of the scenario).
  public static func all(of scenario: Scenario) -> [ScenarioField] {
    var visitor = FieldVisitor(changing: nil)
    var copy = scenario
    try? copy.visit(&visitor)  // The visitor never throws.
    return visitor.fields
  }
}

extension Scenario {
  /// Returns the scenario with one field changed and the workload sorted by time, in O(its size).
  public func changing(_ field: ScenarioField, to value: Int64) -> Scenario {
    var visitor = FieldVisitor(changing: (field.place, value))
    var copy = self
    try? copy.visit(&visitor)  // The visitor never throws.
    copy.sortWorkload()
    return copy
  }
}

private struct FieldVisitor: Archive {
  private(set) var fields: [ScenarioField] = []
  private let change: (place: Int, value: Int64)?
  private var place = 0

  init(changing change: (place: Int, value: Int64)?) { self.change = change }

  /// Registers a field and returns its new value, `nil` if it stays.
  private mutating func visit(
    _ name: String,
    _ form: ScenarioField.Form,
    _ value: Int64,
    simplest: Int64 = 0,
    in range: ClosedRange<Int64>
  ) -> Int64? {
    defer { place += 1 }
    guard let change else {
      fields.append(
        ScenarioField(
          place: place,
          name: name,
          form: form,
          value: value,
          simplest: simplest,
          range: range
        )
      )
      return nil
    }
    return change.place == place ? change.value : nil
  }

  mutating func integer(
    _ name: String,
    _ value: inout Int64,
    in range: ClosedRange<Int64>,
    default: Int64
  ) {
    value = visit(name, .number, value, simplest: `default`, in: range) ?? value
  }

  mutating func interval(
    _ name: String,
    _ value: inout Interval,
    in range: ClosedRange<Interval>,
    default: Interval
  ) {
    let limits = range.lowerBound.microseconds...range.upperBound.microseconds
    value.microseconds =
      visit(name, .length, value.microseconds, simplest: `default`.microseconds, in: limits)
      ?? value.microseconds
  }

  mutating func date(_ name: String, _ value: inout WallDate, default: WallDate) {
    value.microseconds =
      visit(
        name,
        .date,
        value.microseconds,
        simplest: `default`.microseconds,
        in: .min ... .max
      )
      ?? value.microseconds
  }

  mutating func flag(_ name: String, _ value: inout Bool) {
    value = visit(name, .flag, value ? 1 : 0, in: 0...1).map { $0 == 1 } ?? value
  }

  mutating func text(_ name: String, _ value: inout String, default: String) {}

  mutating func choice<Value>(_ name: String, _ value: inout Value, isAlwaysWritten: Bool)
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    let cases = Array(Value.allCases)
    // These names determine which other fields follow.
    guard !isAlwaysWritten, name != "kind", let number = cases.firstIndex(of: value) else { return }
    let other = visit(name, .name, Int64(number), in: 0...Int64(cases.count - 1))
    if let other, cases.indices.contains(Int(other)) { value = cases[Int(other)] }
  }

  mutating func list<Element: Archivable>(
    _ name: String,
    _ value: inout [Element],
    limit: Int
  ) throws {
    for index in value.indices { try value[index].visit(&self) }
  }

  mutating func record<Record: Archivable>(_ name: String, _ value: inout Record) throws {
    try value.visit(&self)
  }
}
