import PropertyTesting
import WidgetModel

/// Writes a value's fields as choices, in which 0 is a field's default.
///
/// Numbers are distances from the default, nearer first; strings and named values are indices;
/// lists are their elements, each in a span that begins with "one more". ``ChoiceReader`` reads the
/// result; ``ChoiceLayout`` describes the exceptions from field order.
public struct ChoiceWriter: ChoiceArchive {
  private let source: ChoiceSource
  private let table: TextTable
  var layout = ChoiceLayout()

  init(_ source: ChoiceSource, _ table: TextTable) {
    self.source = source
    self.table = table
  }

  /// Writes a number.
  public mutating func integer(
    _ name: String,
    _ value: inout Int64,
    in range: ClosedRange<Int64>,
    default: Int64
  ) {
    let number = min(max(value, range.lowerBound), range.upperBound)
    switch name {
    case "entrySize":
      let product = ChoiceProduct(upTo: range.upperBound, count: Int64(max(layout.entries, 1)))
      source.record(product.product(of: number), in: 0...product.bound, towards: 0)
    case "node":
      let rank = layout.rank(ofNode: Int(number))
      source.record(UInt64(rank), bound: UInt64(range.upperBound) + 1)
    case "number":
      // Locale and text size start at 0, so the simplest change is to 1.
      source.record(number, in: range, towards: 1)
    default:
      if name == "memory" { pad() }
      if name == "placement" { layout.placement = Int(number) }
      if name == "times" { layout.times = Int(number) }
      source.record(number, in: range, towards: `default`)
    }
  }

  /// Writes an interval.
  public mutating func interval(
    _ name: String,
    _ value: inout Interval,
    in range: ClosedRange<Interval>,
    default: Interval
  ) {
    let limits = range.lowerBound.microseconds...range.upperBound.microseconds
    let number = min(max(value.microseconds, limits.lowerBound), limits.upperBound)
    if name == "at" { return }
    if name == "every" {
      let product = ChoiceProduct(upTo: limits.upperBound, count: Int64(max(layout.times - 1, 1)))
      source.record(product.product(of: number), in: 0...product.bound, towards: 0)
      return
    }
    source.record(number, in: limits, towards: `default`.microseconds)
  }

  /// Writes a date.
  public mutating func date(_ name: String, _ value: inout WallDate, default: WallDate) {
    source.record(value.microseconds, in: .min ... .max, towards: `default`.microseconds)
  }

  /// Writes a Boolean.
  public mutating func flag(_ name: String, _ value: inout Bool) {
    source.record(value ? 1 : 0, bound: 1)
  }

  /// Writes a string as its index in the table.
  public mutating func text(_ name: String, _ value: inout String, default: String) {
    let number = value == `default` ? 0 : table.number(of: value)
    source.record(UInt64(number), bound: UInt64(table.texts.count - 1))
  }

  /// Writes a named value as its index among all cases.
  public mutating func choice<Value>(_ name: String, _ value: inout Value, isAlwaysWritten: Bool)
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    let cases = Array(Value.allCases)
    let number = cases.firstIndex(of: value) ?? 0
    source.record(UInt64(number), bound: UInt64(max(cases.count, 1) - 1))
    follow(value)
  }

  /// Writes a list.
  public mutating func list<Element: Archivable>(
    _ name: String,
    _ value: inout [Element],
    limit: Int
  ) {
    let elements = value.prefix(limit)
    layout.begin(name)
    source.recordList(.list(of: name), count: elements.count, max: limit) { index in
      var element = elements[index]
      layout.beginElement(of: name)
      if let stimulus = element as? Stimulus {
        let time = min(max(stimulus.at.microseconds, 0), Scenario.longest.microseconds)
        source.record(time, in: 0...Scenario.longest.microseconds, towards: 0)
      }
      try? element.visit(&self)  // A writer never throws.
    }
    if name == "entries" { layout.entries = elements.count }
  }

  /// Writes a nested value.
  public mutating func record<Record: Archivable>(_ name: String, _ value: inout Record) {
    source.open(.list(of: name))
    try? value.visit(&self)  // A writer never throws.
    source.close()
  }

  mutating func pad() {
    for _ in 0..<layout.missingFields { source.record(0, bound: 0) }
    layout.missingFields = 0
  }
}
