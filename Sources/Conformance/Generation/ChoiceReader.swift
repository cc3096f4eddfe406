import PropertyTesting
import WidgetModel

/// Reads a value's fields from choices as ``ChoiceWriter`` writes them.
///
/// Every sequence of choices is readable: the source repairs what does not fit, and gives zeros,
/// which are defaults, when the choices run out.
public struct ChoiceReader: Archive {
  private let source: ChoiceSource
  private let table: TextTable

  /// Creates a reader of a source that replays.
  init(_ source: ChoiceSource, _ table: TextTable) {
    self.source = source
    self.table = table
  }

  /// Reads a number.
  public mutating func integer(
    _ name: String,
    _ value: inout Int64,
    in range: ClosedRange<Int64>,
    default: Int64
  ) {
    value = source.draw(in: range, towards: `default`)
  }

  /// Reads a length.
  public mutating func interval(
    _ name: String,
    _ value: inout Interval,
    in range: ClosedRange<Interval>,
    default: Interval
  ) {
    let limits = range.lowerBound.microseconds...range.upperBound.microseconds
    integer(name, &value.microseconds, in: limits, default: `default`.microseconds)
  }

  /// Reads a date.
  public mutating func date(_ name: String, _ value: inout WallDate, default: WallDate) {
    value.microseconds = source.draw(in: .min ... .max, towards: `default`.microseconds)
  }

  /// Reads a truth value.
  public mutating func flag(_ name: String, _ value: inout Bool) {
    value = source.draw(upTo: 1) == 1
  }

  /// Reads a text as its place in the table.
  public mutating func text(_ name: String, _ value: inout String, default: String) {
    let number = Int(source.draw(upTo: UInt64(table.texts.count - 1)))
    value = number == 0 ? `default` : table.texts[number]
  }

  /// Reads a name as its place among all.
  public mutating func choice<Value>(_ name: String, _ value: inout Value, isAlwaysWritten: Bool)
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    let number = source.draw(upTo: UInt64(max(Value.allCases.count, 1) - 1))
    for (index, other) in Value.allCases.enumerated() where index == number { value = other }
    for _ in 0..<FieldPadding.count(after: value) { _ = source.draw(upTo: 0) }
  }

  /// Reads a list, leaving out elements whose fields contradict each other.
  public mutating func list<Element: Archivable>(
    _ name: String,
    _ value: inout [Element],
    limit: Int
  ) {
    value = []
    source.list(.list(of: name), max: limit, average: 2) { _ in
      var element = Element()
      if (try? element.visit(&self)) != nil { value.append(element) }
    }
  }

  /// Reads a nested value.
  public mutating func record<Record: Archivable>(_ name: String, _ value: inout Record) {
    value = Record()
    source.open(.list(of: name))
    try? value.visit(&self)
    source.close()
  }
}
