import Testing
import WidgetModel
import WidgetRuntime

// Goal: what holds after every step of any run.
// Method: a few hundred small scenarios with hostile widgets and times at the boundaries.
@Suite struct RandomScenarioTests {
  /// A runtime that is asked for contradictions after each step.
  struct Sound: Subject {
    var runtime = ReferenceRuntime()
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
      try runtime.receive(input, at: now, effects: &effects)
      found += runtime.state.contradictions.map { "\(now) \(input): \($0)" }
      if runtime.nextWake <= now { found.append("\(now) \(input): wants to be woken at once") }
    }
  }

  @Test func `the state never contradicts itself`() throws {
    let simulation = Simulation()
    var kinds: Set<EventKind> = []
    for seed in 0..<400 as Range<UInt64> {
      var random = RandomScenario(seed: seed)
      let scenario = random.scenario()
      var subject = Sound()
      var source = ScriptedSource(scenario)
      try simulation.run(scenario, subject: &subject, source: &source)
      #expect(subject.found == [], "seed \(seed)")
      kinds.formUnion(simulation.trace.events.map(\.kind))
    }
    let missing = EventKind.allCases.filter { !kinds.contains($0) }
    #expect(missing == [.woke, .asked, .did, .dropped])
  }

  @Test func `the same scenario gives the same trace, whatever ran before`() throws {
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

  @Test func `through messages the trace is the same`() throws {
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
        send: { line in if let answer = server.answer(line) { lines.append(answer) } },
        receive: { lines.isEmpty ? nil : lines.removeFirst() }
      )
      var again = ScriptedSource(scenario)
      try spoken.run(scenario, subject: &subject, source: &again)
      #expect(direct.trace == spoken.trace, "seed \(seed)")
    }
  }
}
