import Testing
import WidgetModel
import WidgetRuntime

@Suite struct SimulationTests {
  /// Code that answers twice, late, and after its process was killed.
  struct HostileSource: TimelineSource {
    var views: [ViewTree] { [.plain] }
    var pending: [(instant: Instant, request: Request)] = []
    var delays: [Interval]
    var families = Family.allCases

    var nextInstant: Instant { pending.map(\.instant).min() ?? .never }

    mutating func begin(_ request: Request, at now: Instant) {
      for delay in delays { pending.append((now + delay, request)) }
    }

    mutating func advance(
      to now: Instant,
      until limit: Instant,
      answers: inout [Answer]
    ) -> Instant {
      for (instant, request) in pending where instant <= now {
        let entry = TimelineEntry(date: request.wall, view: ViewID(0))
        let timeline = Timeline(entries: [entry], policy: .never)
        answers.append(
          Answer(
            request.kind == .timeline ? .timeline(timeline) : .entry(ViewID(0)),
            to: request.id
          )
        )
      }
      pending.removeAll { $0.instant <= now }
      return now
    }

    mutating func cancel(_ request: RequestID) {}
    mutating func killProcess(of widget: WidgetID) {}
    func offers(_ widget: WidgetID, in family: Family) -> Bool { families.contains(family) }
  }

  /// A subject that behaves as a test says.
  struct OddSubject: Subject {
    var wake: (Instant) -> Instant
    var reaction: [Effect] = []
    var nextWake = Instant.start

    init(wake: @escaping (Instant) -> Instant, reaction: [Effect] = []) {
      self.wake = wake
      self.reaction = reaction
    }

    mutating func begin(_ setup: Setup) -> Hello { Hello(name: "odd", version: "") }
    mutating func define(_ view: ViewTree, as id: ViewID) {}
    mutating func define(_ timeline: Timeline, as id: TimelineID) {}
    mutating func receive(_ input: Input, at now: Instant, effects: inout [Effect]) {
      effects += reaction
      nextWake = wake(now)
    }
    mutating func end() {}
  }

  static func scenario(_ workload: Stimulus..., length: Interval = .day) -> Scenario {
    var widget = Widget()
    widget.placements = [PlacedWidget()]
    var scenario = Scenario()
    scenario.widgets = [widget]
    scenario.workload = workload
    scenario.length = length
    return scenario
  }

  static func trace(_ scenario: Scenario) throws -> Trace {
    let simulation = Simulation()
    var runtime = ReferenceRuntime()
    var source = ScriptedSource(scenario)
    try simulation.run(scenario, subject: &runtime, source: &source)
    return simulation.takeTrace()
  }

  @Test func `a placed widget is added, asked, committed and shown, each event with its cause`()
    throws
  {
    let trace = try SimulationTests.trace(SimulationTests.scenario())
    #expect(
      trace.events.map(\.kind) == [
        .added, .requested, .displayed, .granted, .requested, .answered, .answered, .archived,
        .committed, .displayed,
      ]
    )
    #expect(trace.events.map(\.cause) == [-1, 0, 0, 0, 3, 1, 4, 6, 6, 8])
    #expect(trace.end == .start + .day)
    #expect(trace.views == [.plain])
    #expect(trace.timelines.count == 1)
  }

  // The entry of 01:00 and the answer and the lock of 01:00: answer first, then what is due by time,
  // then the workload in its order.
  @Test func `at one instant answers come first, then wakes, then stimuli in their order`() throws {
    var scenario = SimulationTests.scenario(
      Stimulus(.locked(true), at: .start + .hours(1)),
      Stimulus(.reloadAllCalled, at: .start + .minutes(59) + .seconds(50)),
      Stimulus(.reloadAllCalled, at: .start + .hours(1))
    )
    var answer = ScriptedAnswer()
    var later = ScriptedEntry()
    later.offset = .hours(1)
    answer.entries = [ScriptedEntry(), later]
    var slow = ScriptedAnswer()
    slow.delay = .seconds(10)
    slow.kind = .error
    scenario.widgets[0].timelines = [ScriptedCall(answer), ScriptedCall(slow)]
    let kinds = try SimulationTests.trace(scenario).events.filter {
      $0.instant == .start + .hours(1)
    }.map(\.kind)
    #expect(kinds == [.answered, .displayed, .failed, .locked, .reloadAllCalled, .held])
  }

  @Test func `placements are added before the workload's own stimuli`() throws {
    let trace = try SimulationTests.trace(
      SimulationTests.scenario(Stimulus(.tapped(PlacementID(0), node: -1), at: .start))
    )
    #expect(trace.events.contains { $0.body == .effect(.led(PlacementID(0), .app)) })
  }

  @Test func `repetitions stop at the end of the run, which is included`() throws {
    let trace = try SimulationTests.trace(
      SimulationTests.scenario(
        Stimulus(.foreground(true), at: .start, every: .hours(1), times: 1_000_000),
        Stimulus(.audioSession(true), at: .start + .hours(3) + .tick),
        length: .hours(3)
      )
    )
    #expect(trace.events.count { $0.kind == .foreground } == 4)
    #expect(!trace.events.contains { $0.kind == .audioSession })
  }

  @Test func `the wall date follows the clock, at once when it is moved`() throws {
    let trace = try SimulationTests.trace(
      SimulationTests.scenario(Stimulus(.clockMoved(.hours(2)), at: .start + .hours(1)))
    )
    let moved = trace.events.first { $0.kind == .clockMoved }
    #expect(moved?.wall == .defaultStart + .hours(3))
  }

  @Test func `a reload request alone never changes what is displayed (WC-03, RB-02)`() throws {
    var scenario = SimulationTests.scenario()
    let never = Array(repeating: ScriptedCall(), count: 300)
    scenario.widgets[0].timelines = [ScriptedCall(ScriptedAnswer.plain)] + never
    let silent = try SimulationTests.trace(scenario)
    scenario.workload = [
      Stimulus(.reloadCalled(kind: 0), at: .start + .seconds(1), every: .minutes(7), times: 200),
      Stimulus(.reloadAllCalled, at: .start + .seconds(2), every: .minutes(11), times: 100),
    ]
    let asked = try SimulationTests.trace(scenario)
    #expect(asked.events.count > silent.events.count + 300)
    #expect(displays(asked) == displays(silent))
  }

  @Test func `double, late and posthumous answers are reported and change nothing`() throws {
    let scenario = SimulationTests.scenario(
      Stimulus(.processKilled(WidgetID(0)), at: .start + .seconds(1))
    )
    for (delays, notices) in [
      ([Interval.zero, .zero], [Diagnostic.secondAnswer, .secondAnswer]),
      ([.zero, .hours(2)], [.secondAnswer, .secondAnswer]),
      ([.seconds(29)], [.lateAnswer, .lateAnswer]),
    ] {
      let simulation = Simulation()
      var runtime = ReferenceRuntime()
      var source = HostileSource(delays: delays)
      var short = scenario
      short.length = .hours(1) - .seconds(30)
      if delays.last == .hours(2) { short.length = .hours(3) }
      try simulation.run(short, subject: &runtime, source: &source)
      let reported = simulation.trace.events.compactMap { event -> Diagnostic? in
        if case .effect(.reported(let notice, _)) = event.body { notice } else { nil }
      }
      #expect(reported == notices)
      let commits = simulation.trace.events.count { $0.kind == .committed }
      #expect(commits == (delays.first == .zero ? 1 : 0))
    }
  }

  @Test func `what the gallery does not offer is neither looked at nor placed`() throws {
    let scenario = SimulationTests.scenario(
      Stimulus(.galleryOpened(WidgetID(0), .systemSmall), at: .start + .seconds(1)),
      Stimulus(.galleryOpened(WidgetID(0), .systemLarge), at: .start + .seconds(2))
    )
    for (families, kinds) in [
      ([Family.systemSmall], [EventKind.added, .galleryOpened]),
      ([.systemLarge], [.galleryOpened]),
      ([], []),
    ] {
      let simulation = Simulation()
      var runtime = ReferenceRuntime()
      var source = HostileSource(delays: [.zero], families: families)
      try simulation.run(scenario, subject: &runtime, source: &source)
      let seen = simulation.trace.events.map(\.kind)
      #expect(seen.filter { $0 == .added || $0 == .galleryOpened } == kinds)
      #expect(seen.contains(.requested) == !kinds.isEmpty)
    }
  }

  @Test func `a subject with spurious wake-ups is stopped`() throws {
    let scenario = SimulationTests.scenario()
    for wake in [{ $0 }, { _ in Instant.start }] as [(Instant) -> Instant] {
      var subject = OddSubject(wake: wake)
      #expect(throws: SimulationError.spuriousWakeUps(at: .start, wakes: 10_001)) {
        var source = ScriptedSource(scenario)
        try Simulation().run(scenario, subject: &subject, source: &source)
      }
    }
    var restless = OddSubject(wake: { $0 + .tick })
    #expect(throws: SimulationError.tooManyWakes(limit: 5000)) {
      var source = ScriptedSource(scenario)
      try Simulation(limits: SimulationLimits(events: 5000)).run(
        scenario,
        subject: &restless,
        source: &source
      )
    }
  }

  @Test func `a subject that floods is stopped`() throws {
    let scenario = SimulationTests.scenario()
    let subject = RequestSubject(
      widget: WidgetID(99),
      placement: PlacementID(-7),
      family: .systemSmall,
      configuration: 0
    )
    let reaction = [
      Effect.requested(RequestID(.max), .timeline, subject),
      .granted(PlacementID(1234), [], charge: 9),
      .committed(first, RequestID(-5), TimelineID(77)), .failed(RequestID(-1), .outOfMemory),
      .displayed(first, entry(55, 5)),
    ]
    var flood = OddSubject(wake: { $0 + .tick }, reaction: reaction)
    #expect(throws: SimulationError.self) {
      var source = ScriptedSource(scenario)
      try Simulation(limits: SimulationLimits(events: 1000)).run(
        scenario,
        subject: &flood,
        source: &source
      )
    }
  }

  /// An observer that takes only a few events.
  private struct Sated: TraceObserver {
    let appetite: Int
    var seen: [TraceEvent] = []

    var hasSeenEnough: Bool { seen.count >= appetite }

    mutating func observe(_ event: TraceEvent, at index: Int, in trace: borrowing Trace) {
      seen.append(event)
    }
  }

  @Test func `a run ends where its observer has seen enough, and not before`() throws {
    let scenario = SimulationTests.scenario()
    func run(_ appetite: Int) throws -> [TraceEvent] {
      var runtime = ReferenceRuntime()
      var source = ScriptedSource(scenario)
      var observer = Sated(appetite: appetite)
      do {
        try Simulation().run(
          scenario,
          subject: &runtime,
          source: &source,
          observer: &observer
        )
      } catch SimulationError.seenEnough(let instant) {
        #expect(observer.seen.last?.instant == instant)
      }
      return observer.seen
    }
    let all = try run(.max)
    let some = try run(all.count / 2)
    #expect(some.count >= all.count / 2 && some.count < all.count)
    #expect(some == Array(all.prefix(some.count)))
  }

  @Test func `a scenario without a profile does not run`() {
    var scenario = Scenario()
    scenario.profile = "iOS3"
    var runtime = ReferenceRuntime()
    var source = ScriptedSource(scenario)
    #expect(throws: SimulationError.noProfile("iOS3")) {
      try Simulation().run(scenario, subject: &runtime, source: &source)
    }
  }

  private func displays(_ trace: Trace) -> [TraceEvent.Body] {
    trace.events.filter { $0.kind == .displayed }.map(\.body)
  }
}

extension ScriptedAnswer {
  /// One entry dated now.
  static var plain: ScriptedAnswer {
    var answer = ScriptedAnswer()
    answer.entries = [ScriptedEntry()]
    return answer
  }
}
