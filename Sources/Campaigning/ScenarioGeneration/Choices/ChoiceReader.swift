import PropertyTesting
import WidgetModel

/// Reads a value's fields from choices that ``ChoiceWriter`` wrote.
///
/// Every choice sequence is readable: the source repairs values that do not fit, and returns zeros,
/// which are defaults, when the choices run out.
public struct ChoiceReader: ChoiceArchive {
  private let source: ChoiceSource
  private let table: TextTable
  var layout = ChoiceLayout()

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
    switch name {
    case "entrySize":
      let product = ChoiceProduct(upTo: range.upperBound, count: Int64(max(layout.entries, 1)))
      value = product.number(of: source.draw(in: 0...product.bound, towards: 0))
    case "node":
      let rank = source.draw(upTo: UInt64(range.upperBound) + 1)
      value = Int64(layout.node(ofRank: Int(rank)))
    case "number": value = source.draw(in: range, towards: 1)
    default:
      if name == "memory" { pad() }
      value = source.draw(in: range, towards: `default`)
      if name == "placement" { layout.placement = Int(value) }
      if name == "times" { layout.times = Int(value) }
    }
  }

  /// Reads an interval.
  public mutating func interval(
    _ name: String,
    _ value: inout Interval,
    in range: ClosedRange<Interval>,
    default: Interval
  ) {
    let limits = range.lowerBound.microseconds...range.upperBound.microseconds
    switch name {
    case "at": value = layout.at ?? `default`
    case "every":
      let product = ChoiceProduct(upTo: limits.upperBound, count: Int64(max(layout.times - 1, 1)))
      value.microseconds = product.number(of: source.draw(in: 0...product.bound, towards: 0))
    default: value.microseconds = source.draw(in: limits, towards: `default`.microseconds)
    }
  }

  /// Reads a date.
  public mutating func date(_ name: String, _ value: inout WallDate, default: WallDate) {
    value.microseconds = source.draw(in: .min ... .max, towards: `default`.microseconds)
  }

  /// Reads a Boolean.
  public mutating func flag(_ name: String, _ value: inout Bool) {
    value = source.draw(upTo: 1) == 1
  }

  /// Reads a string as its index in the table.
  public mutating func text(_ name: String, _ value: inout String, default: String) {
    let number = Int(source.draw(upTo: UInt64(table.texts.count - 1)))
    value = number == 0 ? `default` : table.texts[number]
  }

  /// Reads a named value as its index among all cases.
  public mutating func choice<Value>(_ name: String, _ value: inout Value, isAlwaysWritten: Bool)
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    let cases = Array(Value.allCases)
    let number = Int(clamping: source.draw(upTo: UInt64(max(cases.count, 1) - 1)))
    if cases.indices.contains(number) { value = cases[number] }
    follow(value)
  }

  /// Reads a list and leaves out elements with contradictory fields.
  public mutating func list<Element: Archivable>(
    _ name: String,
    _ value: inout [Element],
    limit: Int
  ) {
    value = []
    layout.begin(name)
    source.list(.list(of: name), max: limit, average: 2) { _ in
      var element = Element()
      layout.beginElement(of: name)
      if Element.self == Stimulus.self {
        let time = source.draw(in: 0...Scenario.longest.microseconds, towards: 0)
        layout.at = Interval(microseconds: time)
      }
      // Contradictory fields throw; the element is then left out.
      if (try? element.visit(&self)) != nil { value.append(element) }
    }
    layout.at = nil
    if name == "entries" { layout.entries = value.count }
  }

  /// Reads a nested value.
  public mutating func record<Record: Archivable>(_ name: String, _ value: inout Record) {
    value = Record()
    source.open(.list(of: name))
    try? value.visit(&self)
    source.close()
  }

  mutating func pad() {
    for _ in 0..<layout.missingFields { _ = source.draw(upTo: 0) }
    layout.missingFields = 0
  }
}
