import WidgetModel

/// The installed controls, according to the inputs and the subject.
struct KnownControls {
  /// One record for each, in the order of their widgets.
  private(set) var records: [ControlRecord] = []

  mutating func begin(_ setup: Setup) {
    records.removeAll(keepingCapacity: true)
    for (place, declaration) in setup.widgets.enumerated() where declaration.control.form != .none {
      records.append(ControlRecord(widget: WidgetID(place), declaration: declaration))
    }
  }

  /// Returns the record of a control, or `nil` if the widget is not a control.
  func record(_ id: WidgetID) -> ControlRecord? {
    records.first { $0.widget == id }
  }

  /// Returns the record of a control that a person has added.
  func added(_ id: WidgetID) -> ControlRecord? {
    record(id).flatMap { $0.isAdded ? $0 : nil }
  }

  func forEachAdded(_ body: (ControlRecord) -> Void) {
    for record in records where record.isAdded { body(record) }
  }

  mutating func record(_ input: ControlInput, at now: Instant, isLocked: Bool) {
    switch input {
    case .added(let id): update(id) { $0.add(at: now) }
    case .removed(let id): remove(id)
    case .tapped(let id): update(id) { $0.tap(isLocked: isLocked, at: now) }
    case .reloadCalled(let kind):
      for place in records.indices
      where kind == ControlInput.allKinds || records[place].declaration.kind == Int(kind) {
        records[place].ask(at: now)
      }
    case .pushed:
      for place in records.indices where records[place].declaration.isPushEnabled {
        records[place].ask(at: now)
      }
    }
  }

  mutating func record(_ effect: ControlEffect) {
    switch effect {
    case .shown(let id, let state): update(id) { $0.shown = state }
    case .led(let id, _): update(id) { if !$0.taps.isEmpty { $0.taps.removeFirst() } }
    }
  }

  mutating func recordRequest(
    _ id: RequestID,
    _ kind: RequestKind,
    _ subject: RequestSubject,
    at now: Instant,
    backoff: @autoclosure () -> Interval
  ) {
    guard !records.isEmpty else { return }
    switch kind {
    case .control: update(subject.widget) { $0.request(id, at: now, backoff: backoff()) }
    case .controlAction:
      update(subject.widget) { if !$0.actions.isEmpty { $0.actions.removeFirst() } }
    default: break
    }
  }

  mutating func record(
    _ answer: AnswerKind,
    to request: RequestRecord,
    at now: Instant
  ) {
    guard !records.isEmpty else { return }
    switch (request.kind, answer) {
    case (.control, .value(let isOn)):
      update(request.subject.widget) { $0.answer(isOn, to: request.id, at: now) }
    case (.controlAction, .returned): update(request.subject.widget) { $0.ask(at: now) }
    default: break
    }
  }

  /// Handles the failure of a request that was under way, or has just been answered.
  mutating func recordFailure(of request: RequestRecord, at now: Instant) {
    guard !records.isEmpty else { return }
    switch request.kind {
    case .control: update(request.subject.widget) { $0.fail(request.id, at: now) }
    case .controlAction: update(request.subject.widget) { $0.failAction(at: now) }
    default: break
    }
  }

  mutating func remove(_ id: WidgetID) {
    update(id) { $0 = ControlRecord(widget: $0.widget, declaration: $0.declaration) }
  }

  mutating func removeAll() { for record in records { remove(record.widget) } }

  private mutating func update(_ id: WidgetID, _ change: (inout ControlRecord) -> Void) {
    guard let place = records.firstIndex(where: { $0.widget == id }) else { return }
    change(&records[place])
  }
}
