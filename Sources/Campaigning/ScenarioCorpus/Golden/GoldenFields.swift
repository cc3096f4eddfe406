import WidgetModel

/// Collects the fields of an effect that golden lines can name.
///
/// Each runtime chooses its ids, so a request is its kind, widget and placement, and a timeline its
/// entries' dates.
struct GoldenFields: Archive {
  private let requests: [RequestID: (RequestKind, RequestSubject)]
  private let trace: Trace
  private let clock: WallDate
  private var fields: [GoldenField.Value] = []

  static func of(
    _ effect: Effect,
    requests: [RequestID: (RequestKind, RequestSubject)] = [:],
    trace: Trace = Trace(),
    clock: WallDate = .defaultStart
  ) -> [GoldenField.Value] {
    var archive = GoldenFields(requests: requests, trace: trace, clock: clock)
    var copy = effect
    try? copy.visit(&archive)  // It collects and never throws.
    return archive.fields
  }

  private mutating func put(_ field: GoldenField, _ json: JSON) {
    // A value already given by an earlier field, such as the placement, is not repeated.
    guard !fields.contains(where: { $0.field == field }) else { return }
    fields.append(GoldenField.Value(field, json))
  }

  static func json(_ placement: PlacementID) -> JSON {
    placement.number < 0 ? .string("none") : .number(Int64(placement.number))
  }

  static func json(_ display: Display) -> JSON {
    switch display {
    case .placeholder: .string("placeholder")
    case .blank: .string("blank")
    case .entry(_, let number): .number(Int64(number))
    }
  }

  private static func text(_ destination: Destination) -> String {
    switch destination {
    case .link(let number): "link \(number)"
    case .widgetURL(let number): "widgetURL \(number)"
    case .intent(let number): "intent \(number)"
    case .app: "app"
    case .authentication: "authentication"
    }
  }

  mutating func identifier<ID: RunIdentifier>(
    _ name: String,
    _ value: inout ID,
    in range: ClosedRange<Int64>
  ) {
    switch value {
    case let id as PlacementID: put(GoldenField(name, .placement), GoldenFields.json(id))
    case let id as ActivityID:
      let json: JSON = id.number < 0 ? .string("none") : .number(Int64(id.number))
      put(GoldenField(name, .activity), json)
    case let id as RequestID: put(id)
    case let id as TimelineID:
      let entries = trace.timeline(id)?.entries ?? []
      put(.dates, .array(entries.map { .number(($0.date - clock).microseconds) }))
    default: put(GoldenField(name, .natural), .number(Int64(value.number)))
    }
  }

  /// Adds the fields that identify a request, unless the effect names its placement itself.
  private mutating func put(_ id: RequestID) {
    guard fields.isEmpty else { return }
    let (kind, subject) = requests[id] ?? (.placeholder, RequestSubject())
    put(.placement, GoldenFields.json(subject.placement))
    put(.widget, .number(Int64(subject.widget.number)))
    put(.request, .string(kind.rawValue))
  }

  mutating func record<Record: Archivable>(_ name: String, _ value: inout Record) throws {
    switch value {
    case let display as Display: put(.entry, GoldenFields.json(display))
    case let place as Destination:
      put(GoldenField(name, .destination), .string(GoldenFields.text(place)))
    default: try value.visit(&self)
    }
  }

  mutating func choice<Value>(_ name: String, _ value: inout Value, isAlwaysWritten: Bool)
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    // The line has the kind of event itself, and the kind of request is part of the request.
    if Value.self == EventKind.self || Value.self == RequestKind.self { return }
    let names = Value.allCases.map(\.rawValue)
    put(GoldenField(name, .name(names)), .string(value.rawValue))
  }

  mutating func names<Value>(_ name: String, _ value: inout [Value])
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {
    let names = Value.allCases.map(\.rawValue)
    put(GoldenField(name, .names(names)), .array(value.map { .string($0.rawValue) }))
  }

  /// A line may name a field that is optional in messages.
  mutating func has(_ name: String, _ isThere: Bool) -> Bool { true }

  mutating func integer(
    _ name: String,
    _ value: inout Int64,
    in range: ClosedRange<Int64>,
    default: Int64
  ) { put(GoldenField(name, .natural), .number(value)) }

  mutating func flag(_ name: String, _ value: inout Bool) {
    put(GoldenField(name, .flag), .bool(value))
  }

  mutating func text(_ name: String, _ value: inout String, default: String) {
    put(GoldenField(name, .text), .string(value))
  }

  mutating func interval(
    _ name: String,
    _ value: inout Interval,
    in range: ClosedRange<Interval>,
    default: Interval
  ) { put(GoldenField(name, .length), .number(value.microseconds)) }

  mutating func date(_ name: String, _ value: inout WallDate, default: WallDate) {
    put(GoldenField(name, .moment), .number((value - clock).microseconds))
  }

  mutating func list<Element: Archivable>(
    _ name: String,
    _ value: inout [Element],
    limit: Int
  ) throws {}

  private init(
    requests: [RequestID: (RequestKind, RequestSubject)],
    trace: Trace,
    clock: WallDate
  ) {
    self.requests = requests
    self.trace = trace
    self.clock = clock
  }
}
