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
      guard let kind = GoldenKind(rawValue: effect.kind.rawValue) else { continue }
      var fields: [GoldenField: JSON] = [:]
      func about(_ id: RequestID) {
        guard let (kind, subject) = requests[id] else { return }
        fields[.request] = .string(kind.rawValue)
        fields[.widget] = .number(Int64(subject.widget.number))
        fields[.placement] = json(subject.placement)
      }
      switch effect {
      case .requested(let id, _, let subject):
        about(id)
        fields[.family] = .string(subject.family.rawValue)
        fields[.configuration] = .number(Int64(subject.configuration))
        fields[.intent] = .number(Int64(subject.intent))
        fields[.isPreview] = .bool(subject.isPreview)
      case .cancelled(let id): about(id)
      case .held(let placement, let causes, let reason):
        fields[.placement] = json(placement)
        fields[.causes] = GoldenField.json(causes)
        fields[.reason] = .string(reason.rawValue)
      case .dropped(let placement, let causes):
        fields[.placement] = json(placement)
        fields[.causes] = GoldenField.json(causes)
      case .granted(let placement, let causes, let charge):
        fields[.placement] = json(placement)
        fields[.causes] = GoldenField.json(causes)
        fields[.charge] = .number(Int64(charge))
      case .archived(let id, let renderings):
        about(id)
        fields[.renderings] = .number(Int64(renderings))
      case .committed(let placement, _, let id):
        fields[.placement] = json(placement)
        let entries = trace.timeline(id)?.entries ?? []
        fields[.dates] = .array(entries.map { .number(($0.date - clock).microseconds) })
      case .failed(let id, let reason):
        about(id)
        fields[.reason] = .string(reason.rawValue)
      case .displayed(let placement, let display):
        fields[.placement] = json(placement)
        fields[.entry] = json(display)
      case .toggled(let placement, let node, let isOn):
        fields[.placement] = json(placement)
        fields[.node] = .number(Int64(node))
        fields[.isOn] = .bool(isOn)
      case .led(let placement, let destination):
        fields[.placement] = json(placement)
        fields[.to] = .string(text(destination))
      case .reported(let notice, let placement):
        fields[.notice] = .string(notice.rawValue)
        fields[.placement] = placement.map(json) ?? .string("none")
      }
      found.append(ActualEvent(instant: event.instant, kind: kind, fields: fields))
    }
    found.append(contentsOf: DisplaySpan.all(in: trace).map(ActualEvent.init))
    return found
  }

  private init(_ span: DisplaySpan) {
    instant = span.start
    kind = .shown
    fields = [
      .placement: ActualEvent.json(span.placement),
      .entry: ActualEvent.json(span.display),
      .until: span.end.map { .number($0.microseconds) } ?? .string("end"),
    ]
  }

  private static func json(_ placement: PlacementID) -> JSON {
    placement.number < 0 ? .string("none") : .number(Int64(placement.number))
  }

  private static func json(_ display: Display) -> JSON {
    switch display {
    case .placeholder: .string("placeholder")
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
}
