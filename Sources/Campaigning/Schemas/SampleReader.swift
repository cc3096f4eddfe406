import WidgetModel

/// Fills fields with values from their ranges, for tests that need one of everything.
///
/// Sample 0 has the minimum values, sample 1 the maximum, and later samples the other names of
/// each choice.
package struct SampleReader: Archive {
  private let number: Int

  /// The number of samples that covers every name of every choice of an event.
  package static let count = 12

  package init(_ number: Int) { self.number = number }

  package mutating func integer(
    _ name: String,
    _ value: inout Int64,
    in range: ClosedRange<Int64>,
    default: Int64
  ) {
    value = number.isMultiple(of: 2) ? range.lowerBound : range.upperBound
  }

  package mutating func interval(
    _ name: String,
    _ value: inout Interval,
    in range: ClosedRange<Interval>,
    default: Interval
  ) {
    value = number.isMultiple(of: 2) ? range.lowerBound : range.upperBound
  }

  package mutating func date(_ name: String, _ value: inout WallDate, default: WallDate) {
    value = number.isMultiple(of: 2) ? .distantPast : .distantFuture
  }

  package mutating func flag(_ name: String, _ value: inout Bool) {
    value = !number.isMultiple(of: 2)
  }

  package mutating func text(_ name: String, _ value: inout String, default: String) {
    value = number.isMultiple(of: 2) ? "" : "<\"\u{1}\u{202E}>"
  }

  package mutating func choice<Value>(_ name: String, _ value: inout Value, isAlwaysWritten: Bool)
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    let all = Array(Value.allCases)
    value = all[number % all.count]
  }

  package mutating func list<Element: Archivable>(
    _ name: String,
    _ value: inout [Element],
    limit: Int
  ) throws {
    var element = Element()
    try element.visit(&self)
    value = number.isMultiple(of: 2) ? [] : [element, element]
  }

  package mutating func texts(_ name: String, _ value: inout [String], limit: Int) {
    value = number.isMultiple(of: 2) ? [] : ["", "<\"\u{1}\u{202E}>"]
  }

  package mutating func names<Value>(_ name: String, _ value: inout [Value])
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    value = number.isMultiple(of: 2) ? [] : Array(Value.allCases)
  }

  package mutating func record<Record: Archivable>(_ name: String, _ value: inout Record) throws {
    try value.visit(&self)
  }
}
