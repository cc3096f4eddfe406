import WidgetModel
import WidgetRuntime

/// The scripted answers that a run has to deliver: each at its instant, unless its process died.
struct AnswerCheck {
  private struct Promise {
    let request: RequestID
    let widget: WidgetID
    let asked: Instant
    let instant: Instant
    let content: Content
    let memory: Int64
  }

  private enum Content {
    /// The indices of a call and its timeline in the widget's script for such requests.
    case timeline(RequestKind, call: Int, answer: Int, since: WallDate)
    case plainTimeline(WallDate)
    case entry, returned, threw
    case value(Bool)
  }

  /// The number of requests that a widget's scripts have answered.
  private struct Calls {
    var timelines = 0
    var placeholders = 0
    var snapshots = 0
    var values = 0

    /// Counts another call of a kind and returns the number of those before it.
    mutating func next(_ kind: RequestKind) -> Int {
      switch kind {
      case .placeholder:
        defer { placeholders += 1 }
        return placeholders
      case .snapshot:
        defer { snapshots += 1 }
        return snapshots
      case .control:
        defer { values += 1 }
        return values
      default:
        defer { timelines += 1 }
        return timelines
      }
    }
  }

  private var widgets: [Widget] = []
  /// The outstanding answers, earliest first; at one instant, in the order of their promises.
  private var promises = EventQueue<Promise>()
  private var count: Int64 = 0
  private var calls: [Calls] = []

  mutating func begin(_ scenario: Scenario) {
    widgets = scenario.widgets
    promises.removeAll()
    count = 0
    calls.removeAll(keepingCapacity: true)
    calls.append(contentsOf: repeatElement(Calls(), count: widgets.count))
  }

  /// Removes the outstanding answers of widgets whose processes died; returns true if any were.
  mutating func die(_ isDead: (WidgetID) -> Bool) -> Bool {
    let before = promises.elements.count
    promises.removeAll { isDead($0.widget) }
    return promises.elements.count < before
  }

  /// Returns a request whose answer was due before an instant and is outstanding.
  func late(before instant: Instant) -> (request: RequestID, due: Instant)? {
    guard let late = promises.first?.payload, late.instant < instant else { return nil }
    return (late.request, late.instant)
  }

  /// Returns an earlier request whose answer is due at an instant and is outstanding.
  func due(at now: Instant) -> RequestID? {
    guard promises.nextInstant <= now.microseconds else { return nil }
    return promises.elements.first { $0.payload.instant == now && $0.payload.asked < now }?
      .payload.request
  }

  mutating func promise(
    _ id: RequestID,
    _ kind: RequestKind,
    _ subject: RequestSubject,
    _ now: Instant,
    _ wall: WallDate
  ) {
    let number = Int(subject.widget.number)
    guard widgets.indices.contains(number) else { return }
    let widget = subject.widget
    switch kind {
    case .timeline, .placeholder, .snapshot, .control: break
    case .intent, .controlAction: return promiseIntent(id, subject, now)
    default: return promise(id, widget, .returned, from: now)
    }
    let script = script(of: kind, widget)
    guard !script.isEmpty else {
      return promise(id, widget, plainContent(of: kind, wall), from: now)
    }
    // A script starts again after its last call.
    let call = calls[number].next(kind) % script.count
    for (place, answer) in script[call].answers.enumerated() {
      let content: Content =
        switch answer.kind {
        case .timeline: .timeline(kind, call: call, answer: place, since: wall)
        case .entry: .entry
        case .error: .threw
        case .value: .value(answer.isOn)
        }
      promise(id, widget, content, from: now, after: answer.delay, memory: answer.memory)
    }
  }

  /// Adds the immediate return of one of the harness's own requests, if the widget is installed.
  mutating func promiseReturn(_ id: RequestID, _ widget: WidgetID, _ now: Instant) {
    guard widgets.indices.contains(Int(widget.number)) else { return }
    promise(id, widget, .returned, from: now)
  }

  /// Returns the answer of code without a script.
  private func plainContent(of kind: RequestKind, _ wall: WallDate) -> Content {
    switch kind {
    case .timeline: .plainTimeline(wall)
    case .control: .value(false)
    default: .entry
    }
  }

  private func script(of kind: RequestKind, _ widget: WidgetID) -> [ScriptedCall] {
    let number = Int(widget.number)
    return switch kind {
    case .placeholder: widgets[number].placeholders
    case .snapshot: widgets[number].snapshots
    case .control: widgets[number].values
    default: widgets[number].timelines
    }
  }

  private mutating func promiseIntent(
    _ id: RequestID,
    _ subject: RequestSubject,
    _ now: Instant
  ) {
    let scripted = widgets[Int(subject.widget.number)].intents
    let place = Int(subject.intent) - 1
    let intent = scripted.indices.contains(place) ? scripted[place] : ScriptedIntent()
    guard intent.outcome != .hangs else { return }
    promise(
      id,
      subject.widget,
      intent.outcome == .returns ? .returned : .threw,
      from: now,
      after: intent.delay,
      memory: intent.memory
    )
  }

  private mutating func promise(
    _ id: RequestID,
    _ widget: WidgetID,
    _ content: Content,
    from asked: Instant,
    after delay: Interval = .zero,
    memory: Int64 = 0
  ) {
    let instant = asked + delay
    let promise = Promise(
      request: id,
      widget: widget,
      asked: asked,
      instant: instant,
      content: content,
      memory: memory
    )
    promises.insert(.init(instant: instant.microseconds, order: count, payload: promise))
    count += 1
  }

  /// Compares an answer with the promised one; returns the difference, `nil` if there is none.
  mutating func keep(
    _ id: RequestID,
    _ answer: AnswerKind,
    _ memory: Int64,
    _ now: Instant,
    _ trace: borrowing Trace
  ) -> String? {
    let promise = takePromise(to: id, at: now)
    guard let promise, promise.payload.memory == memory,
      isSame(promise.payload, answer, trace.timelines)
    else {
      if let promise { promises.insert(promise) }
      let due = promises.elements.map(\.payload).filter { $0.request == id }
        .map { "\($0.content) at \($0.instant)" }
      return """
        request \(id.number) was answered at \(now) with \(answer) and \(amount(memory, "byte")), and its \
        script says \(due.isEmpty ? "nothing" : due.joined(separator: ", "))
        """
    }
    return nil
  }

  /// Removes and returns a request's first promise due now, in O(log n) per earlier one due now.
  private mutating func takePromise(
    to id: RequestID,
    at now: Instant
  ) -> EventQueue<Promise>.Element? {
    var others: [EventQueue<Promise>.Element] = []
    defer { for other in others { promises.insert(other) } }
    while promises.nextInstant == now.microseconds, let next = promises.popFirst() {
      if next.payload.request == id { return next }
      others.append(next)
    }
    return nil
  }

  private func isSame(
    _ promise: Promise,
    _ answer: AnswerKind,
    _ timelines: [Timeline]
  ) -> Bool {
    switch (promise.content, answer) {
    case (.entry, .entry), (.returned, .returned), (.threw, .threw): return true
    case (.value(let scripted), .value(let isOn)): return scripted == isOn
    case (.plainTimeline(let wall), .timeline(let id)):
      guard timelines.indices.contains(Int(id.number)) else { return false }
      let entries = timelines[Int(id.number)].entries
      return entries.count == 1 && entries[0].date == wall
    case (.timeline(let kind, let call, let place, let wall), .timeline(let id)):
      guard timelines.indices.contains(Int(id.number)) else { return false }
      let script = script(of: kind, promise.widget)
      return isSame(script[call].answers[place], since: wall, timelines[Int(id.number)])
    default: return false
    }
  }

  /// Returns true if a timeline is the scripted one for a request at the given date.
  private func isSame(
    _ scripted: ScriptedAnswer,
    since wall: WallDate,
    _ timeline: Timeline
  ) -> Bool {
    guard timeline.entries.count == scripted.entries.count else { return false }
    for (entry, owed) in zip(timeline.entries, scripted.entries)
    where entry.date != wall + owed.offset {
      return false
    }
    return switch (scripted.policy, timeline.policy) {
    case (.never, .never), (.atEnd, .atEnd): true
    case (.after, .after(let date)): date == wall + scripted.after
    default: false
    }
  }
}
