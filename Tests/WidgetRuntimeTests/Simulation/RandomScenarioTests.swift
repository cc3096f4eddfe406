import Testing
import WidgetModel
import WidgetRuntime

// Goal: the invariants after every step of any run.
// Method: a few hundred small scenarios with hostile widgets and times at the boundaries.
@Suite struct RandomScenarioTests {
  /// A runtime that is checked for contradictions after each step.
  struct Sound: Subject {
    var runtime = ReferenceRuntime()
    /// True if it must look at every placement at each step.
    var isThorough = false
    var found: [String] = []

    var nextWake: Instant { runtime.nextWake }
    mutating func begin(_ setup: Setup) -> Hello { runtime.begin(setup) }
    mutating func end() { runtime.end() }
    mutating func define(_ view: ViewTree, as id: ViewID) throws {
      try runtime.define(view, as: id)
    }
    mutating func define(_ timeline: Timeline, as id: TimelineID) throws {
      try runtime.define(timeline, as: id)
    }
    mutating func receive(_ input: Input, at now: Instant, effects: inout [Effect]) throws {
      if isThorough {
        let same = runtime.state.core.now
        runtime.state.core.now = same
      }
      try runtime.receive(input, at: now, effects: &effects)
      found += runtime.state.contradictions.map { "\(now) \(input): \($0)" }
      if runtime.nextWake <= now { found.append("\(now) \(input): asks to be woken at once") }
    }
  }

  @Test func `the state never contradicts itself`() throws {
    let simulation = Simulation()
    // Effects that a script does not have.
    var missing = Set(EventKind.allCases).subtracting([.woke, .asked, .did])
    for seed in 0..<RandomScenario.most where seed < RandomScenario.least || !missing.isEmpty {
      var random = RandomScenario(seed: seed)
      let scenario = random.scenario()
      var subject = Sound()
      var source = ScriptedSource(scenario)
      try simulation.run(scenario, subject: &subject, source: &source)
      #expect(subject.found == [], "seed \(seed)")
      missing.subtract(simulation.trace.events.map(\.kind))
    }
    #expect(missing.isEmpty)
  }

  @Test func `the same scenario gives the same trace, after any other runs`() throws {
    let used = Simulation()
    var runtime = ReferenceRuntime()
    for seed in 0..<100 as Range<UInt64> {
      var random = RandomScenario(seed: seed)
      let scenario = random.scenario()
      var source = ScriptedSource(scenario)
      try used.run(scenario, subject: &runtime, source: &source)
      let fresh = Simulation()
      var other = ReferenceRuntime()
      var again = ScriptedSource(scenario)
      try fresh.run(scenario, subject: &other, source: &again)
      #expect(used.trace == fresh.trace, "seed \(seed)")
      #expect(source.served == again.served)
    }
  }

  @Test func `to look at more than what is due changes nothing`() throws {
    let simulation = Simulation()
    let other = Simulation()
    for seed in 0..<200 as Range<UInt64> {
      var random = RandomScenario(seed: seed)
      let scenario = random.scenario()
      var runtime = ReferenceRuntime()
      var source = ScriptedSource(scenario)
      try simulation.run(scenario, subject: &runtime, source: &source)
      var thorough = Sound(isThorough: true)
      var again = ScriptedSource(scenario)
      try other.run(scenario, subject: &thorough, source: &again)
      #expect(simulation.trace == other.trace, "seed \(seed)")
    }
  }

  /// Keeps the events of a run.
  struct Listener: TraceObserver {
    var events: [TraceEvent] = []

    mutating func observe(_ event: TraceEvent, at index: Int, in trace: borrowing Trace) {
      #expect(index == events.count)
      events.append(event)
    }
  }

  @Test func `a run whose events are not kept is the same run`() throws {
    let keeping = Simulation()
    let other = Simulation()
    other.keepsEvents = false
    var killed = 0
    for seed in 0..<100 as Range<UInt64> {
      var random = RandomScenario(seed: seed)
      let scenario = random.scenario()
      var runtime = ReferenceRuntime()
      var source = ScriptedSource(scenario)
      try keeping.run(scenario, subject: &runtime, source: &source)
      var again = ScriptedSource(scenario)
      var listener = Listener()
      try other.run(scenario, subject: &runtime, source: &again, observer: &listener)
      #expect(listener.events == keeping.trace.events, "seed \(seed)")
      #expect(other.trace.events == [])
      #expect(other.eventCount == keeping.eventCount)
      #expect(keeping.eventCount == keeping.trace.events.count)
      #expect(other.trace.timelines == keeping.trace.timelines)
      killed += listener.events.count {
        if case .effect(.failed(_, .outOfMemory)) = $0.body { true } else { false }
      }
    }
    // The process that is killed then is found without the event of its request.
    #expect(killed > 0)
  }

  /// A remote subject's handling of batches.
  enum Batches: CaseIterable {
    /// It takes none.
    case none
    /// It stops after the first input of each.
    case first
    /// It processes each completely.
    case whole
  }

  @Test(arguments: Batches.allCases)
  func `through messages the trace is the same`(batches: Batches) throws {
    var sent = 0
    for seed in 0..<60 as Range<UInt64> {
      var random = RandomScenario(seed: seed)
      let scenario = random.scenario()
      let direct = Simulation()
      var runtime = ReferenceRuntime()
      var source = ScriptedSource(scenario)
      try direct.run(scenario, subject: &runtime, source: &source)
      let spoken = Simulation()
      var server = SubjectServer(ReferenceRuntime())
      var lines: [String] = []
      var subject = MessageSubject(
        send: { line in
          var line = line
          if case .batch(let batch) = try SubjectMessage(JSON(parsing: line)) {
            sent += 1
            if batches == .first {
              let cut = Lookahead([batch.coming[0]], until: batch.coming[0].instant - .tick)
              line = SubjectMessage.batch(cut).json.description
            }
          }
          guard var answer = server.answer(line) else { return }
          if batches == .none { answer = answer.replacing(#","batches":true"#, with: "") }
          lines.append(answer)
        },
        receive: { lines.isEmpty ? nil : lines.removeFirst() }
      )
      var again = ScriptedSource(scenario)
      try spoken.run(scenario, subject: &subject, source: &again)
      #expect(direct.trace == spoken.trace, "seed \(seed)")
    }
    #expect((sent == 0) == (batches == .none))
    // The reference receives a run in one or two batches.
    #expect(batches != .whole || sent <= 120)
  }

  @Test(
    arguments: [
      Contrary.Way.renumbers, .conceals, .oversleeps, .asksTwice,
    ],
    [0, 1, 2, 5]
  )
  func `a subject with unexpected effects gets the real events`(
    way: Contrary.Way,
    faithful: Int
  ) throws {
    var strayed = 0
    for seed in 0..<16 as Range<UInt64> {
      var random = RandomScenario(seed: seed)
      let scenario = random.scenario()
      let direct = Simulation()
      var runtime = Contrary(way, after: faithful)
      var source = ScriptedSource(scenario)
      try direct.run(scenario, subject: &runtime, source: &source)
      let spoken = Simulation()
      var server = SubjectServer(Contrary(way, after: faithful))
      var lines: [String] = []
      var subject = MessageSubject(
        send: { line in if let answer = server.answer(line) { lines.append(answer) } },
        receive: { lines.isEmpty ? nil : lines.removeFirst() }
      )
      var again = ScriptedSource(scenario)
      try spoken.run(scenario, subject: &subject, source: &again)
      #expect(direct.trace == spoken.trace, "seed \(seed)")
      let usual = Simulation()
      var reference = ReferenceRuntime()
      var plain = ScriptedSource(scenario)
      try usual.run(scenario, subject: &reference, source: &plain)
      if usual.trace != direct.trace { strayed += 1 }
    }
    #expect(strayed > 0)
  }
}
