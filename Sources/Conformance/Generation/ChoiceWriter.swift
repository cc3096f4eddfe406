import PropertyTesting
import WidgetModel

/// Writes a value's fields as choices, in which 0 is a field's default.
///
/// Numbers are their distance from the default, nearer first; texts and named things are their place
/// in a list; lists are their elements, each in a span that begins with "one more". What it writes,
/// ``ChoiceReader`` reads.
public struct ChoiceWriter: Archive {
  private let source: ChoiceSource
  private let table: TextTable

  /// Creates a writer into a source that is recording.
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
    source.record(number, in: range, towards: `default`)
  }

  /// Writes a length.
  public mutating func interval(
    _ name: String,
    _ value: inout Interval,
    in range: ClosedRange<Interval>,
    default: Interval
  ) {
    let limits = range.lowerBound.microseconds...range.upperBound.microseconds
    integer(name, &value.microseconds, in: limits, default: `default`.microseconds)
  }

  /// Writes a date.
  public mutating func date(_ name: String, _ value: inout WallDate, default: WallDate) {
    source.record(value.microseconds, in: .min ... .max, towards: `default`.microseconds)
  }

  /// Writes a truth value.
  public mutating func flag(_ name: String, _ value: inout Bool) {
    source.record(value ? 1 : 0, bound: 1)
  }

  /// Writes a text as its place in the table.
  public mutating func text(_ name: String, _ value: inout String, default: String) {
    let number = value == `default` ? 0 : table.number(of: value)
    source.record(UInt64(number), bound: UInt64(table.texts.count - 1))
  }

  /// Writes a name as its place among all.
  public mutating func choice<Value>(_ name: String, _ value: inout Value, isAlwaysWritten: Bool)
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    var number: UInt64 = 0
    for (index, other) in Value.allCases.enumerated() where other == value {
      number = UInt64(index)
    }
    source.record(number, bound: UInt64(max(Value.allCases.count, 1) - 1))
    for _ in 0..<FieldPadding.count(after: value) { source.record(0, bound: 0) }
  }

  /// Writes a list.
  public mutating func list<Element: Archivable>(
    _ name: String,
    _ value: inout [Element],
    limit: Int
  ) {
    let elements = value.prefix(limit)
    source.recordList(.list(of: name), count: elements.count, max: limit) { index in
      var element = elements[index]
      try? element.visit(&self)  // A writer never throws.
    }
  }

  /// Writes a nested value.
  public mutating func record<Record: Archivable>(_ name: String, _ value: inout Record) {
    source.open(.list(of: name))
    try? value.visit(&self)  // A writer never throws.
    source.close()
  }
}

extension SpanLabel {
  /// The label of the elements of a field.
  static func list(of name: String) -> SpanLabel {
    switch name {
    case "settings": .setting
    case "device": .device
    case "widgets": .widget
    case "workload": .stimulus
    case "placements": .placement
    case "timelines": .timelineCall
    case "placeholders": .placeholderCall
    case "snapshots": .snapshotCall
    case "intents": .intent
    case "views": .view
    case "nodes": .node
    case "answers": .answer
    case "entries": .entry
    default: .unnamed
    }
  }
}
