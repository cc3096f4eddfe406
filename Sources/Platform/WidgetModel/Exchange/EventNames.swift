/// An archive that visits only a value's identifiers, so that renaming needs no list of names.
private struct IdentifierArchive: Archive {
  let replacement: (any RunIdentifier) -> any RunIdentifier

  /// True if the value has a field for an identifier, even if it names nothing now.
  private(set) var hasFields = false

  init(replacement: @escaping (any RunIdentifier) -> any RunIdentifier) {
    self.replacement = replacement
  }

  mutating func identifier<ID: RunIdentifier>(
    _ name: String,
    _ value: inout ID,
    in range: ClosedRange<Int64>
  ) throws {
    hasFields = true
    // A negative number names nothing.
    guard value.number >= 0, let other = replacement(value) as? ID else { return }
    value = other
  }

  mutating func list<Element: Archivable>(
    _ name: String,
    _ value: inout [Element],
    limit: Int
  ) throws {
    for place in value.indices { try value[place].visit(&self) }
  }

  mutating func record<Record: Archivable>(_ name: String, _ value: inout Record) throws {
    try value.visit(&self)
  }

  mutating func integer(
    _ name: String,
    _ value: inout Int64,
    in range: ClosedRange<Int64>,
    default: Int64
  ) throws {}

  mutating func interval(
    _ name: String,
    _ value: inout Interval,
    in range: ClosedRange<Interval>,
    default: Interval
  ) throws {}

  mutating func date(_ name: String, _ value: inout WallDate, default: WallDate) throws {}
  mutating func flag(_ name: String, _ value: inout Bool) throws {}
  mutating func text(_ name: String, _ value: inout String, default: String) throws {}

  mutating func choice<Value>(_ name: String, _ value: inout Value, isAlwaysWritten: Bool) throws
  where Value: CaseIterable & RawRepresentable & Hashable, Value.RawValue == String {}
}

package protocol EventFields {
  var kind: EventKind { get }

  /// Lists every field but the kind for an archive.
  mutating func visitFields<Visitor: Archive>(_ archive: inout Visitor) throws
}

extension Input: EventFields {}
extension Effect: EventFields {}

extension EventKinds {
  /// The kinds of events that have fields for identifiers.
  fileprivate static let naming = EventKinds(EventKind.allCases.filter(hasNames))

  private static func hasNames(_ kind: EventKind) -> Bool {
    var archive = IdentifierArchive { $0 }
    if var effect = Effect.plain(kind) { try? effect.visitFields(&archive) }
    if var input = Input.plain(kind) { try? input.visitFields(&archive) }
    return archive.hasFields
  }
}

extension EventFields {
  /// The identifiers in field order, each boxed; code that runs for every event switches instead.
  package var names: [any RunIdentifier] {
    var names: [any RunIdentifier] = []
    _ = renamed(by: {
      names.append($0)
      return $0
    })
    return names
  }

  package func renamed(by replacement: (any RunIdentifier) -> any RunIdentifier) -> Self {
    // Most inputs name nothing.
    guard EventKinds.naming.contains(kind) else { return self }
    return withoutActuallyEscaping(replacement) {
      var archive = IdentifierArchive(replacement: $0)
      var event = self
      try? event.visitFields(&archive)  // It never throws.
      return event
    }
  }
}
