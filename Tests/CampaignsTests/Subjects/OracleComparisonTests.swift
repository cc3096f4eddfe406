// Goal: findings of the second model break its clause, only for the subjects that are compared with
// it.
import Clauses
import Oracle
import RunRecord
import Testing
import WidgetModel
import WidgetRuntime

@testable import Campaigns

@Suite struct OracleComparisonTests {
  /// A widget placed at the start, whose code answers at once.
  private var scenario: Scenario {
    var widget = Widget()
    widget.placements = [PlacedWidget()]
    var scenario = Scenario()
    scenario.widgets = [widget]
    scenario.workload = [Stimulus(.removed(PlacementID(0)), at: .start + .hours(1))]
    return scenario
  }

  /// The reference without reports of its displays.
  private struct Silent: Subject {
    var base = ReferenceRuntime()
    mutating func begin(_ setup: Setup) throws -> Hello { base.begin(setup) }
    mutating func define(_ view: ViewTree, as id: ViewID) throws { try base.define(view, as: id) }
    mutating func define(_ timeline: Timeline, as id: TimelineID) throws {
      try base.define(timeline, as: id)
    }
    mutating func receive(_ input: Input, at now: Instant, effects: inout [Effect]) throws {
      var made: [Effect] = []
      try base.receive(input, at: now, effects: &made)
      effects += made.filter { $0.kind != .displayed }
    }
    var nextWake: Instant { base.nextWake }
    mutating func end() throws { base.end() }
  }

  @Test func `the reference is compared, and its situations are counted`() throws {
    let runner = SubjectUnderTest.reference.makeRunner([.dueIsDone])
    try runner.run(scenario)
    #expect(runner.tallies[0].violations == [])
    // Added and answered once; the placeholder's answer and the removal ask for nothing.
    #expect(runner.tallies[0].situations == [2, 0, 2])
  }

  @Test func `what differs breaks the clause, and the next run begins anew`() throws {
    let subject = SubjectUnderTest.runtime("silent", isJudgedExactly: true) { Silent() }
    let runner = subject.makeRunner([.entriesInOrder, .dueIsDone])
    for _ in 0..<2 {
      try runner.run(scenario)
      let found = try #require(runner.tallies[1].violations.first)
      #expect(found.kind == "missing")
      #expect(found.placement == PlacementID(0))
      #expect(found.comparison == Comparison(expected: "shows the placeholder", actual: "nothing"))
      #expect(runner.tallies[1].violations.count == 1)
    }
  }

  @Test func `of a runtime that does not report all it is asked for what it reports alone`() throws
  {
    let reported = EventKinds.all.subtracting(EventKinds(.displayed))
    let subject = SubjectUnderTest.runtime(
      "silent",
      isJudgedExactly: true,
      observations: reported
    ) { Silent() }
    let runner = subject.makeRunner([.dueIsDone])
    try runner.run(scenario)
    #expect(runner.tallies[0].violations == [])
    #expect(runner.tallies[0].situations[0] > 0)
    let all = SubjectUnderTest.runtime("silent", isJudgedExactly: true) { Silent() }
    let strict = all.makeRunner([.dueIsDone])
    try strict.run(scenario)
    #expect(!strict.tallies[0].violations.isEmpty)
  }

  @Test func `another runtime is not compared`() throws {
    let subject = SubjectUnderTest.runtime("other") { Silent() }
    let runner = subject.makeRunner([.dueIsDone])
    try runner.run(scenario)
    #expect(runner.tallies[0].violations == [])
    #expect(runner.tallies[0].situations == [0, 0, 0])
    let counts = CaseTally.Counts(situations: [0, 0, 0])
    let line = ClauseLine(
      .dueIsDone,
      counts,
      profile: .iOS26,
      subject: subject,
      features: .scripted
    )
    #expect(line.verdict == .notApplicable)
    #expect(line.why.hasPrefix("only a runtime that is judged exactly"))
  }

  @Test func `the clause has a class for each kind of difference`() {
    #expect(Clause.dueIsDone.violations == OracleDifference.Kind.allCases.map(\.rawValue))
  }
}
