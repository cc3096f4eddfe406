import WidgetModel

/// The state of one run, which a ``Simulation`` keeps to reuse its buffers.
struct SimulationRun {
  let limits: SimulationLimits

  /// The trace, without events unless ``keepsEvents``.
  var trace = Trace()

  var keepsEvents = true

  /// The number of events written, kept or not.
  private(set) var eventCount = 0

  var causes = CauseTable()

  var now = Instant.start

  /// The date on the wall clock at the start, had it always been set as it is now.
  private var clockAtStart = WallDate.defaultStart

  private(set) var end = Instant.start

  private(set) var workload = WorkloadQueue()
  private var effects: [Effect] = []

  private var answers: [Answer] = []

  /// The index of the first of ``answers`` that is not delivered yet.
  private var nextAnswer = 0

  /// The widgets whose process died while the answers of one instant were delivered.
  var dead: [WidgetID] = []

  private var sideEffects: [SourceSideEffect] = []
  private var widgets = 0
  private var placements: [Placement] = []

  /// The content of each placed widget, as the subject reported it.
  var displays = PlacementTable(Display.placeholder)

  /// The number of the harness's next request, down from -2; the runtime counts up from 0.
  private var nextOwnRequest = -2

  init(limits: SimulationLimits) { self.limits = limits }

  var wall: WallDate { clockAtStart + Interval(microseconds: now.microseconds) }

  mutating func run<S: Subject, Source: TimelineSource, Observer: TraceObserver>(
    _ scenario: Scenario,
    _ setup: Setup,
    _ subject: inout S,
    _ source: inout Source,
    _ observer: inout Observer
  ) throws -> Hello {
    trace.removeAll()
    eventCount = 0
    causes.removeAll(placements: setup.placements.count)
    workload.fill(with: scenario, placements: setup.placements)
    now = .start
    end = .start + scenario.length
    clockAtStart = setup.device.clock
    widgets = setup.widgets.count
    placements = setup.placements
    nextOwnRequest = -2
    displays.reset(count: setup.placements.count)
    let hello = try subject.begin(setup)
    if subject.looksAhead {
      let run = SimulationRun.prediction(scenario, setup, source, limits: limits)
      if let run { subject.foresee(run: run) }
    }
    try defineViews(of: source, to: &subject)
    try drive(&subject, &source, &observer)
    now = end
    trace.end = end
    try subject.end()
    return hello
  }

  /// Advances the earliest of answer, wake-up and stimulus until none is left in the run's length.
  ///
  /// Every turn counts toward a limit, so a hostile subject or source cannot keep the loop running.
  private mutating func drive<S: Subject, Source: TimelineSource, Observer: TraceObserver>(
    _ subject: inout S,
    _ source: inout Source,
    _ observer: inout Observer
  ) throws {
    var wakes = 0
    var wakesAtOnce = 0
    var turnsAtOnce = 0
    while true {
      let answer = source.nextInstant
      let wake = subject.nextWake
      let stimulus = workload.nextInstant
      // A hostile subject may ask to be woken in the past; time never runs backward.
      let next = max(now, min(answer, min(wake, stimulus)))
      guard next <= end, next < .never else { return }
      if observer.hasSeenEnough { throw SimulationError.seenEnough(at: now) }
      if next > now { (wakesAtOnce, turnsAtOnce) = (0, 0) }
      now = next
      if answer <= next {
        turnsAtOnce += 1
        guard turnsAtOnce <= limits.turnsAtOnce else {
          throw SimulationError.zeroTimeLoop(at: now, turns: turnsAtOnce)
        }
        try deliverAnswers(&subject, &source, &observer)
      } else if wake <= next {
        wakesAtOnce += 1
        wakes += 1
        guard wakesAtOnce <= limits.turnsAtOnce else {
          throw SimulationError.spuriousWakeUps(at: now, wakes: wakesAtOnce)
        }
        guard wakes <= limits.events else {
          throw SimulationError.tooManyWakes(limit: limits.events)
        }
        try tell(.woke, at: -1, &subject, &source, &observer)
      } else if let input = workload.popFirst() {
        try stimulate(input, &subject, &source, &observer)
      }
    }
  }

  private mutating func stimulate<S: Subject, Source: TimelineSource, Observer: TraceObserver>(
    _ stimulus: Input,
    _ subject: inout S,
    _ source: inout Source,
    _ observer: inout Observer
  ) throws {
    guard isPossible(stimulus, source) else { return }
    var input = stimulus
    switch stimulus {
    // The source translates the number of a tap into a node of the displayed tree.
    case .tapped(let id, let number) where number >= 0:
      if let view = viewOnDisplay(of: id) {
        input = .tapped(id, node: source.node(number, in: view))
      }
    case .clockMoved(let interval): clockAtStart = clockAtStart + interval
    case .processKilled(let widget): source.killProcess(of: widget)
    case .rebooted: for widget in 0..<widgets { source.killProcess(of: WidgetID(widget)) }
    case .asked(_, let kind, let subject): return try ask(kind, subject, &source, &observer)
    default: break
    }
    source.notice(input, at: now, wall: wall)
    let place = try write(.input(input), cause: -1, &observer)
    try tell(input, at: place, &subject, &source, &observer)
  }

  /// Returns true if a person can do it: the gallery shows and places only what it offers.
  func isPossible<Source: TimelineSource>(_ stimulus: Input, _ source: Source) -> Bool {
    switch stimulus {
    case .galleryOpened(let widget, let family): return source.offers(widget, in: family)
    case .added(let id):
      guard let placement = placements[id] else { return true }
      return source.offers(placement.widget, in: placement.family)
    default: return true
    }
  }

  /// Makes one of the harness's own requests, for what the runtime does not model.
  private mutating func ask<Source: TimelineSource, Observer: TraceObserver>(
    _ kind: RequestKind,
    _ about: RequestSubject,
    _ source: inout Source,
    _ observer: inout Observer
  ) throws {
    let id = RequestID(nextOwnRequest)
    nextOwnRequest -= 1
    let place = try write(.input(.asked(id, kind, about)), cause: -1, &observer)
    causes.recordRequest(id, of: about.widget, at: place)
    source.begin(Request(id, kind, about, wall: wall), at: now)
  }

  /// Writes the side effects of the widgets' code, and sends the resulting calls to the subject.
  private mutating func deliverSideEffects<
    S: Subject,
    Source: TimelineSource,
    Observer: TraceObserver
  >(
    _ subject: inout S,
    _ source: inout Source,
    _ observer: inout Observer
  ) throws {
    sideEffects.removeFew()
    source.takeSideEffects(into: &sideEffects)
    for index in sideEffects.indices {
      let done = sideEffects[index]
      let id = SideEffectID(trace.sideEffects.count)
      trace.sideEffects.append(done.sideEffect)
      let cause = causes.requested(done.request) ?? -1
      let place = try write(.input(.did(done.request, id)), cause: cause, &observer)
      for call in done.calls {
        let called = try write(.input(call), cause: place, &observer)
        try tell(call, at: called, &subject, &source, &observer)
      }
    }
  }

  private mutating func deliverAnswers<S: Subject, Source: TimelineSource, Observer: TraceObserver>(
    _ subject: inout S,
    _ source: inout Source,
    _ observer: inout Observer
  ) throws {
    answers.removeFew()
    nextAnswer = 0
    let limit = min(end, min(subject.nextWake, workload.nextInstant))
    now = source.advance(to: now, until: max(now, limit), answers: &answers)
    // Side effects first, because they happened before the answer.
    try deliverSideEffects(&subject, &source, &observer)
    guard !answers.isEmpty else { return }
    try defineViews(of: source, to: &subject)
    dead.removeFew()
    while nextAnswer < answers.count {
      let answer = answers[nextAnswer]
      let id = answer.request
      nextAnswer += 1
      guard !isDead(id) else { continue }
      // The id is fixed before the answer, because the subject must know the timeline first.
      let known = TimelineID(trace.timelines.count)
      if case .timeline(let timeline) = answer.body {
        trace.timelines.append(timeline)
        try subject.define(timeline, as: known)
      }
      let input = Input.answered(answer, bringing: known)
      let place = try write(.input(input), cause: causes.requested(id) ?? -1, &observer)
      // The subject does not receive the answer to a request of the harness.
      guard id.number >= -1 else { continue }
      try tell(input, at: place, &subject, &source, &observer)
    }
  }

  /// Returns true if the code that was asked died at this instant, before it gave this answer.
  func isDead(_ id: RequestID) -> Bool {
    guard !dead.isEmpty, let widget = causes.widget(of: id) else { return false }
    return dead.contains(widget)
  }

  /// The answers of the present instant that are not delivered yet.
  var answersLeft: ArraySlice<Answer> { answers[min(nextAnswer, answers.count)...] }

  private mutating func defineViews<S: Subject, Source: TimelineSource>(
    of source: Source,
    to subject: inout S
  ) throws {
    let views = source.views
    while trace.views.count < views.count {
      let view = views[trace.views.count]
      try subject.define(view, as: ViewID(trace.views.count))
      trace.views.append(view)
    }
  }

  /// Sends an input to the subject and carries out the effects.
  private mutating func tell<S: Subject, Source: TimelineSource, Observer: TraceObserver>(
    _ input: Input,
    at place: Int32,
    _ subject: inout S,
    _ source: inout Source,
    _ observer: inout Observer
  ) throws {
    effects.removeFew()
    if subject.looksAhead, let foresight = foresight(source) { subject.foresee(foresight) }
    try subject.receive(input, at: now, effects: &effects)
    for index in effects.indices {
      let effect = effects[index]
      let cause = cause(of: effect, by: input, at: place)
      let written = try write(.effect(effect), cause: cause, &observer)
      record(effect, at: written)
      carryOut(effect, &source)
    }
  }

  private mutating func write<Observer: TraceObserver>(
    _ body: TraceEvent.Body,
    cause: Int32,
    _ observer: inout Observer
  ) throws -> Int32 {
    let event = TraceEvent(instant: now, wall: wall, cause: cause, body: body)
    let place = eventCount
    guard place < limits.events else {
      throw SimulationError.tooManyEvents(limit: limits.events, last: event.kind)
    }
    eventCount += 1
    if keepsEvents { trace.events.append(event) }
    observer.observe(event, at: place, in: trace)
    return Int32(truncatingIfNeeded: place)
  }
}
