import WidgetModel

/// Collects the whole numbers of an event by their paths, and gives one of them another value.
struct NumberFields: Archive {
  /// The numbers in the order of the fields, each with its path, such as `to.entry`.
  private(set) var numbers: [(path: String, value: Int64)] = []

  private let change: (path: String, value: Int64)?
  private var prefix = ""

  private init(changing change: (path: String, value: Int64)?) { self.change = change }

  /// The numbers of an event.
  static func of(_ event: some Archivable) -> [(path: String, value: Int64)] {
    var fields = NumberFields(changing: nil)
    var event = event
    try? event.visit(&fields)  // No method of this archive throws.
    return fields.numbers
  }

  /// An event that says the number of one field in another.
  ///
  /// - Returns: `nil` where a field is missing, has no number, or both are equal.
  static func confusing<Event: Archivable>(
    _ path: String,
    with other: String,
    in event: Event
  ) -> Event? {
    let numbers = of(event)
    guard let value = numbers.first(where: { $0.path == path })?.value, value >= 0,
      let wrong = numbers.first(where: { $0.path == other })?.value, wrong >= 0, wrong != value
    else { return nil }
    var fields = NumberFields(changing: (path, wrong))
    var event = event
    try? event.visit(&fields)
    return event
  }

  mutating func integer(
    _ name: String,
    _ value: inout Int64,
    in range: ClosedRange<Int64>,
    default: Int64
  ) {
    let path = prefix + name
    numbers.append((path, value))
    if let change, change.path == path { value = change.value }
  }

  mutating func record<Record: Archivable>(_ name: String, _ value: inout Record) throws {
    let outer = prefix
    prefix += name + "."
    try value.visit(&self)
    prefix = outer
  }

  // Lists contain the entries of an order, whose numbers are of one kind; the rest are not numbers.
  mutating func interval(
    _ name: String,
    _ value: inout Interval,
    in range: ClosedRange<Interval>,
    default: Interval
  ) {}
  mutating func date(_ name: String, _ value: inout WallDate, default: WallDate) {}
  mutating func flag(_ name: String, _ value: inout Bool) {}
  mutating func text(_ name: String, _ value: inout String, default: String) {}
  mutating func choice<Value>(_ name: String, _ value: inout Value, isAlwaysWritten: Bool)
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {}
  mutating func list<Element: Archivable>(_ name: String, _ value: inout [Element], limit: Int) {}
}
