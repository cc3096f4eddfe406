import Synchronization
import Testing
import WidgetModel
import WidgetRuntime

// Goal: every decision and mutation point is consulted somewhere, and a mutant that inverts any one
// of them ends, so that the harness can judge it.
@Suite struct DecisionsTests {
  struct Turned: RuntimeDecisions {
    var decision: RuntimeDecision?
    var point: MutationPoint?
    var comparison: BoundaryComparison?
    var isShifted = false
    var key: ProfileKey?

    func answer(_ decision: RuntimeDecision, _ context: DecisionContext) -> Bool {
      (decision == self.decision) != context.answer
    }

    func outcome(at point: MutationPoint, _ context: DecisionContext) -> Bool {
      (point == self.point) != context.answer
    }

    func holds(_ comparison: BoundaryComparison, _ left: Int64, _ right: Int64) -> Bool {
      guard comparison == self.comparison else { return comparison.holds(left, right) }
      if !isShifted { return !comparison.holds(left, right) }
      return left != right ? comparison.holds(left, right) : !comparison.holds(left, right)
    }

    func amount(_ key: ProfileKey, _ value: Int64) -> Int64 {
      key == self.key ? value + 1 : value
    }
  }

  /// Decisions of the reference that record the questions.
  struct Noting: RuntimeDecisions {
    final class Notes: Sendable {
      let decisions = Mutex<Set<RuntimeDecision>>([])
      let points = Mutex<Set<MutationPoint>>([])
      let comparisons = Mutex<Set<BoundaryComparison>>([])

      var isComplete: Bool {
        decisions.withLock { $0.count } == RuntimeDecision.allCases.count
          && points.withLock { $0.count } == MutationPoint.allCases.count
          && comparisons.withLock { $0.count } == BoundaryComparison.allCases.count
      }
    }

    let notes = Notes()

    func answer(_ decision: RuntimeDecision, _ context: DecisionContext) -> Bool {
      notes.decisions.withLock { _ = $0.insert(decision) }
      return context.answer
    }

    func outcome(at point: MutationPoint, _ context: DecisionContext) -> Bool {
      notes.points.withLock { _ = $0.insert(point) }
      return context.answer
    }

    func holds(_ comparison: BoundaryComparison, _ left: Int64, _ right: Int64) -> Bool {
      notes.comparisons.withLock { _ = $0.insert(comparison) }
      return comparison.holds(left, right)
    }
  }

  @Test func `every decision, mutation point and comparison is asked somewhere`() throws {
    let noting = Noting()
    let simulation = Simulation()
    // Rarely drawn: an app is removed while one of its activities has ended and is still shown, and
    // pushes would start activities that are refused.
    let (id, other) = (ActivityID(0), ActivityID(1))
    var large = ActivityContent(bytes: 5_000)
    large.alerts = true
    var small = ActivityContent()
    small.alerts = true
    var rare = Scenario()
    rare.settings = [Setting(.activitiesPerApp, 1)]
    rare.workload = [
      Stimulus(.foreground(true), at: .start),
      Stimulus(.activities(.pushed(ActivityPush(.start(large), to: id))), at: .start),
      Stimulus(.activities(.started(id, small)), at: .start + .hours(1)),
      Stimulus(
        .activities(.pushed(ActivityPush(.start(small), to: other))),
        at: .start + .hours(1)
      ),
      Stimulus(.activities(.ended(id, .byDefault)), at: .start + .hours(2)),
      Stimulus(.activities(.allowed(false)), at: .start + .hours(2)),
      Stimulus(
        .activities(.pushed(ActivityPush(.start(small), to: other))),
        at: .start + .hours(2)
      ),
      Stimulus(.appInstalled(false), at: .start + .hours(3)),
    ]
    func run(_ scenario: Scenario) throws {
      var runtime = ReferenceRuntime(decisions: noting)
      var source = ScriptedSource(scenario)
      try simulation.run(scenario, subject: &runtime, source: &source)
    }
    try run(rare)
    for seed in 0..<RandomScenario.most
    where seed < RandomScenario.least || !noting.notes.isComplete {
      var random = RandomScenario(seed: seed)
      try run(random.scenario())
    }
    let decisions = noting.notes.decisions.withLock { $0 }
    #expect(RuntimeDecision.allCases.filter { !decisions.contains($0) } == [])
    let points = noting.notes.points.withLock { $0 }
    #expect(MutationPoint.allCases.filter { !points.contains($0) } == [])
    let comparisons = noting.notes.comparisons.withLock { $0 }
    #expect(BoundaryComparison.allCases.filter { !comparisons.contains($0) } == [])
  }

  @Test func `a runtime with any decision or point turned over still comes to an end`() throws {
    var turned = RuntimeDecision.allCases.map { Turned(decision: $0) }
    turned += MutationPoint.allCases.map { Turned(point: $0) }
    turned += BoundaryComparison.allCases.map { Turned(comparison: $0) }
    turned += BoundaryComparison.allCases.map { Turned(comparison: $0, isShifted: true) }
    turned += ProfileKey.allCases.map { Turned(key: $0) }
    for decisions in turned {
      for seed in 0..<8 as Range<UInt64> {
        try run(decisions, seed: seed)
      }
    }
  }

  @Test func `a boundary moved by a tick is met by waking a tick later`() throws {
    let scenario = SimulationTests.scenario()
    var runtime = ReferenceRuntime(decisions: Turned(comparison: .entryReached, isShifted: true))
    var source = ScriptedSource(scenario)
    let simulation = Simulation()
    try simulation.run(scenario, subject: &runtime, source: &source)
    let shown = simulation.trace.events.last { $0.kind == .displayed }
    #expect(shown?.instant == .start + .tick)
  }

  @Test func `an edit of the state makes the runtime look at it again`() throws {
    var probe = try Probe()
    try probe.start()
    probe.runtime.state.timelines[PlacementID(0)].policy = .defaultStart + .minutes(10)
    let effects = try probe.sleep(until: .minutes(10))
    #expect(effects.granted == [ReloadCauses(.policy)])
  }

  /// Runs a scenario; a mutant that is stopped for its many events has also ended.
  private func run(_ decisions: Turned, seed: UInt64) throws {
    var random = RandomScenario(seed: seed)
    let scenario = random.scenario()
    let simulation = Simulation(limits: SimulationLimits(events: 5000, turnsAtOnce: 500))
    var runtime = ReferenceRuntime(decisions: decisions)
    var source = ScriptedSource(scenario)
    do {
      try simulation.run(scenario, subject: &runtime, source: &source)
    } catch SimulationError.tooManyEvents, SimulationError.zeroTimeLoop {
      #expect(!simulation.trace.events.isEmpty)
    }
  }
}
