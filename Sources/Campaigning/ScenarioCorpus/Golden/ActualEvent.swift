import WidgetModel

/// An event of a run that golden lines can refer to, with its fields in canonical form.
struct ActualEvent {
  let instant: Instant
  let kind: GoldenKind
  let fields: [GoldenField: JSON]

  /// Returns the number of fields of a line that differ here.
  func differing(from wanted: [(field: GoldenField, json: JSON)]) -> Int {
    wanted.count { fields[$0.field] != $0.json }
  }

  /// The event in messages, such as `granted placement 0, causes policy, charge 1`.
  var text: String { "\(kind.rawValue) \(ActualEvent.text(of: kind.fields, in: fields))" }

  /// Returns fields as messages show them, in the given order.
  static func text(of order: [GoldenField], in fields: [GoldenField: JSON]) -> String {
    order.compactMap { field in
      fields[field].map { "\(field.rawValue) \(field.text($0))" }
    }
    .joined(separator: ", ")
  }
}

extension ActualEvent {
  /// Returns the events of a run for golden lines in O(events), with display spans at the end.
  static func all(in trace: Trace, clock: WallDate) -> [ActualEvent] {
    var requests: [RequestID: (RequestKind, RequestSubject)] = [:]
    var found: [ActualEvent] = []
    for event in trace.events {
      guard case .effect(let effect) = event.body else { continue }
      if case .requested(let id, let kind, let subject) = effect { requests[id] = (kind, subject) }
      let fields = GoldenFields.of(effect, requests: requests, trace: trace, clock: clock)
      found.append(
        ActualEvent(
          instant: event.instant,
          kind: .effect(effect.kind),
          fields: Dictionary(fields.map { ($0.field, $0.json) }) { first, _ in first }
        )
      )
    }
    found.append(contentsOf: DisplaySpan.all(in: trace).map(ActualEvent.init))
    return found
  }

  private init(_ span: DisplaySpan) {
    instant = span.start
    kind = .shown
    fields = [
      .placement: GoldenFields.json(span.placement),
      .entry: GoldenFields.json(span.display),
      .until: span.end.map { .number($0.microseconds) } ?? .string("end"),
    ]
  }
}
