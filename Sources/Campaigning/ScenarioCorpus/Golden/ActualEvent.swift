import WidgetModel

/// One thing in a run of which a golden line can speak, with its fields in canonical form.
struct ActualEvent {
  let instant: Instant
  let kind: GoldenKind
  let fields: [GoldenField: JSON]

  /// The fields of a line that are different here.
  func differing(from wanted: [(field: GoldenField, json: JSON)]) -> Int {
    wanted.count { fields[$0.field] != $0.json }
  }

  /// The event as messages say it, such as `granted placement 0, causes policy, charge 1`.
  var text: String { "\(kind.rawValue) \(ActualEvent.text(of: kind.fields, in: fields))" }

  /// Some fields as messages say them, in the order of their kind.
  static func text(of order: [GoldenField], in fields: [GoldenField: JSON]) -> String {
    order.compactMap { field in
      fields[field].map { "\(field.rawValue) \(field.text($0))" }
    }
    .joined(separator: ", ")
  }
}

extension ActualEvent {
  /// Everything in a run of which golden lines can speak, in order; spans stand where they begin.
  ///
  /// - Complexity: O(events).
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
