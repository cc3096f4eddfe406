import WidgetModel

/// The scripted code of a scenario's widgets.
///
/// The n-th request of one kind to one widget uses the call n modulo the number of calls. It is as
/// unreliable as a script can be: a cancelled request is still answered, and a call may have
/// several answers. Only a killed process stops answering.
public struct ScriptedSource: TimelineSource {
  /// The call of its script that a widget used for a request.
  public struct ServedCall: Hashable, Sendable {
    /// The request.
    public var request: RequestID
    /// The widget.
    public var widget: WidgetID
    /// The kind of request.
    public var kind: RequestKind
    /// The call's index in the script, -1 for the default; for an intent, its number minus one.
    public var call: Int
  }

  struct Pending: Sendable {
    var request: RequestID
    var widget: WidgetID
    var kind: RequestKind
    var call: Int
    var answer: Int
    var wall: WallDate
  }

  /// The requests that the widgets' code has accepted, in order.
  public private(set) var served: [ServedCall] = []

  /// The views of all widgets in their order, normalized, then ``ViewTree/plain``.
  public let views: [ViewTree]

  let widgets: [Widget]
  private let firstViews: [Int]
  /// The number of request kinds that have a script of calls.
  private static let scripts = 4
  private var counters: [Int]
  private var queue = EventQueue<Pending>()
  private var order: Int64 = 0

  /// Creates the code of a scenario's widgets.
  public init(_ scenario: Scenario) {
    widgets = scenario.widgets
    counters = Array(repeating: 0, count: widgets.count * ScriptedSource.scripts)
    var views: [ViewTree] = []
    var firstViews: [Int] = []
    for widget in widgets {
      firstViews.append(views.count)
      views.append(contentsOf: widget.views.lazy.map(\.normalized))
    }
    views.append(.plain)
    self.views = views
    self.firstViews = firstViews
  }

  /// The instant at which the next answer is due.
  public var nextInstant: Instant { Instant(microseconds: queue.nextInstant) }

  /// Schedules the scripted answers to a request.
  public mutating func begin(_ request: Request, at now: Instant) {
    let index = Int(request.widget.number)
    guard widgets.indices.contains(index) else { return }
    let script: Int
    guard !request.id.isOfHarness else { return schedule(request, call: -1, answer: 0, at: now) }
    switch request.kind {
    case .intent, .controlAction:
      let number = request.intent - 1
      let isListed = widgets[index].intents.indices.contains(number)
      serve(request, call: isListed ? number : -1)
      let intent = isListed ? widgets[index].intents[number] : ScriptedIntent()
      guard intent.outcome != .hangs else { return }
      return schedule(request, call: isListed ? number : -1, answer: 0, at: now + intent.delay)
    case .timeline: script = 0
    case .placeholder: script = 1
    case .snapshot: script = 2
    case .control: script = 3
    case .options, .activity, .relevance, .preview:
      return schedule(request, call: -1, answer: 0, at: now)
    }
    let calls = widgets[index].calls(of: request.kind)
    guard !calls.isEmpty else {
      serve(request, call: -1)
      return schedule(request, call: -1, answer: 0, at: now)
    }
    let call = counters[index * ScriptedSource.scripts + script] % calls.count
    counters[index * ScriptedSource.scripts + script] += 1
    serve(request, call: call)
    for (answer, scripted) in calls[call].answers.enumerated() {
      schedule(request, call: call, answer: answer, at: now + scripted.delay)
    }
  }

  /// Appends the answers that are due, by instant and then by the order of their scheduling.
  public mutating func advance(
    to now: Instant,
    until limit: Instant,
    answers: inout [Answer]
  ) -> Instant {
    while queue.nextInstant <= now.microseconds, let next = queue.popFirst() {
      answers.append(answer(to: next.payload))
    }
    return now
  }

  /// Returns the answers that are scheduled next.
  public func foreseenAnswers(_ count: Int) -> [ForeseenAnswer]? {
    queue.first(count).map {
      ForeseenAnswer(answer(to: $0.payload), at: Instant(microseconds: $0.instant))
    }
  }

  /// Does nothing: the code does not notice, and still answers.
  public mutating func cancel(_ request: RequestID) {}

  /// Drops the pending answers of a widget's process.
  public mutating func killProcess(of widget: WidgetID) {
    queue.removeAll { $0.widget == widget }
  }

  private mutating func serve(_ request: Request, call: Int) {
    served.append(
      ServedCall(request: request.id, widget: request.widget, kind: request.kind, call: call)
    )
  }

  private mutating func schedule(_ request: Request, call: Int, answer: Int, at instant: Instant) {
    let pending = Pending(
      request: request.id,
      widget: request.widget,
      kind: request.kind,
      call: call,
      answer: answer,
      wall: request.wall
    )
    queue.insert(
      EventQueue.Element(instant: instant.microseconds, order: order, payload: pending)
    )
    order += 1
  }

  func intent(of widget: Int, _ number: Int) -> ScriptedIntent {
    let intents = widgets[widget].intents
    return intents.indices.contains(number) ? intents[number] : ScriptedIntent()
  }

  /// Returns the id of a widget's view in ``views``; that of the plain view for an unlisted one.
  func view(_ number: Int, of widget: Int) -> ViewID {
    guard widgets[widget].views.indices.contains(number) else { return ViewID(views.count - 1) }
    return ViewID(firstViews[widget] + number)
  }
}
