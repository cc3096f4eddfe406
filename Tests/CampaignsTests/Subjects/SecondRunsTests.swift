// Goal: some cases of a campaign, and all single scenarios, are compared with second runs; a
// difference breaks the relation's clause, is shrunk, and breaks it again when replayed.
import Clauses
import Relations
import RunRecord
import ScenarioCorpus
import Testing
import WidgetModel
import WidgetRuntime

@testable import Campaigns
@testable import RuntimeMutants

@Suite struct SecondRunsTests {
  private static let clauses = Clause.catalogue.filter { $0.relation != nil }

  /// Two widgets placed at the start, whose code answers at once, and an app that calls repeatedly.
  private var scenario: Scenario {
    var widget = Widget()
    widget.placements = [PlacedWidget()]
    var scenario = Scenario()
    scenario.widgets = [widget, widget]
    scenario.workload = [
      Stimulus(.reloadAllCalled, at: .start + .hours(1), every: .minutes(1), times: 3)
    ]
    return scenario
  }

  @Test func `each relation has a clause of its own, in the same words`() throws {
    #expect(Set(Self.clauses.compactMap(\.relation)) == Set(Relation.allCases))
    #expect(Self.clauses.count == Relation.allCases.count)
    for clause in Self.clauses {
      let relation = try #require(clause.relation)
      #expect(clause.situations.map(\.name) == relation.situations, "\(clause.id)")
      let kinds = RunDifference.Kind.allCases.map(\.rawValue) + [SecondRuns.differsUnchanged]
      #expect(clause.violations == kinds, "\(clause.id)")
      #expect(clause.level == .required)
    }
  }

  @Test func `the reference keeps every relation, and each is exercised`() throws {
    let runner = SubjectUnderTest.reference.makeRunner(Self.clauses)
    try runner.run(scenario)
    for (clause, tally) in zip(Self.clauses, runner.tallies) {
      #expect(tally.violations == [], "\(clause.id)")
      #expect(tally.situations.reduce(0, +) == 1, "\(clause.id)")
    }
  }

  @Test func `a difference is reported with the changes to the scenario`() throws {
    let subject = try #require(Mutant.named("RL-01.seconds-in-32-bits")).subject
    let runner = subject.makeRunner([.entriesInOrder, .startDateFree, .prefixStays])
    try runner.run(scenario)
    #expect(runner.violationClasses(of: [.runtime]).map(\.clause) == [Clause.startDateFree.id])
    let found = try #require(runner.tallies[1].violations.first)
    #expect(found.kind == "missing")
    #expect(found.message.hasPrefix("begun 9973d later, the same scenario runs otherwise: at "))
    #expect(
      found.comparison
        == Comparison(
          expected: "shows entry 0 of timeline 0, dated 2026-01-05T00:00:00Z",
          actual: "nothing"
        )
    )
    let place = try #require(found.event)
    #expect(runner.trace.events[place].kind == .displayed)
  }

  @Test func `a later run of the same runtime shows what it remembers`() throws {
    let subject = try #require(Mutant.named("RL-05.charges-once")).subject
    let runner = subject.makeRunner(Clause.catalogue)
    try runner.run(scenario)
    let broken = Set(runner.violationClasses(of: [.runtime]).map(\.clause))
    #expect(broken == Set(Self.clauses.map(\.id)))
    // The date, the clock and the order of placements do not matter to it.
    let found = runner.violationClasses(of: [.runtime])
    #expect(Set(found.map(\.kind)) == [SecondRuns.differsUnchanged])
    let message = try #require(runner.violation(of: found[0])?.message)
    #expect(message.hasPrefix("run again as it was, the same scenario runs otherwise: at "))
    // Each case has its own runtime: no state of the previous case is left.
    try runner.run(Scenario())
    #expect(runner.violationClasses(of: [.runtime]) == [])
    #expect(runner.tallies.allSatisfy { $0.violations.isEmpty })
  }

  @Test func `a second run that comes to no end says which it is`() throws {
    /// The reference, which takes part in a single run.
    struct Once: Subject {
      struct Tired: Error, CustomStringConvertible { let description = "once is enough" }
      var base = ReferenceRuntime()
      var runs = 0
      mutating func begin(_ setup: Setup) throws -> Hello {
        runs += 1
        if runs > 1 { throw Tired() }
        return base.begin(setup)
      }
      mutating func define(_ view: ViewTree, as id: ViewID) throws {
        try base.define(view, as: id)
      }
      mutating func define(_ timeline: Timeline, as id: TimelineID) throws {
        try base.define(timeline, as: id)
      }
      mutating func receive(_ input: Input, at now: Instant, effects: inout [Effect]) throws {
        try base.receive(input, at: now, effects: &effects)
      }
      var nextWake: Instant { base.nextWake }
      mutating func end() throws { base.end() }
    }
    let subject = SubjectUnderTest.runtime("once", isJudgedExactly: true) { Once() }
    let error = #expect(throws: SecondRunError.self) {
      try subject.makeRunner([.startDateFree]).run(scenario)
    }
    #expect(
      error.map { "\($0)" }
        == "a second run, begun 9973d later, did not finish: once is enough"
    )
  }

  @Test func `one case in ten of a series is compared, and each where nothing else is judged`()
    throws
  {
    func compared(_ clauses: [Clause], _ series: CaseSeries?) throws -> [Int] {
      let runner = SubjectUnderTest.reference.makeRunner(clauses)
      if let series { runner.begin(series) }
      return try (0..<21).filter { _ in
        try runner.run(scenario)
        return runner.tallies.last?.situations.contains { $0 > 0 } == true
      }
    }
    let both: [Clause] = [.entriesInOrder, .prefixStays]
    #expect(try compared(both, .island(0, seed: 1)) == [0, 10, 20])
    #expect(try compared(both, .island(3, seed: 1)) == [7, 17])
    #expect(try compared(both, .small(from: 64)) == [6, 16])
    #expect(try compared(both, .single).count == 21)
    #expect(try compared(both, nil).count == 21)
    #expect(try compared([.prefixStays], .island(3, seed: 1)).count == 21)
    #expect(try compared([.entriesInOrder], nil) == [])
  }

  @Test func `another runtime is not compared`() throws {
    let subject = SubjectUnderTest.runtime("other") { ReferenceRuntime() }
    let runner = subject.makeRunner([.prefixStays])
    try runner.run(scenario)
    #expect(runner.tallies[0].situations == [0, 0])
    let line = ClauseLine(
      .prefixStays,
      CaseTally.Counts(situations: [0, 0]),
      profile: .iOS26,
      subject: subject,
      features: .scripted
    )
    #expect(line.verdict == .notApplicable)
    #expect(line.why.hasPrefix("only a runtime that is judged exactly"))
  }

  @Test func `a finding is shrunk, and breaks again when it is replayed`() throws {
    let subject = try #require(Mutant.named("RL-03.second-passed-over")).subject
    var plan = CampaignPlan(subject: subject)
    plan.clauses = [.entriesInOrder, .placementOrderFree]
    plan.runsSmallScenarios = false
    plan.cases = 2_000
    plan.shrinkBudget = 1_000
    plan.workers = 2
    let record = try Campaign(plan).run()
    let finding = try #require(record.findings.first)
    #expect(finding.clause == "RL-03.runtime")
    #expect(finding.state == "minimal")
    #expect(finding.message.contains("in another order, that of placements 1, 0"))

    let file = CorpusFile(
      title: "",
      scenario: finding.scenario,
      finding: CorpusFile.Finding(clause: "RL-03.runtime", kind: finding.kind, subject: "")
    )
    let entry = Corpus.Entry(path: "finding.json", file: file)
    let replay = try Replay(entry, subject: subject)
    #expect(replay.outcome == .broken)
    #expect(replay.explanation.contains { $0.contains(finding.message) })
    #expect(try Replay(entry, subject: .reference).outcome == .fixed)
    // This clause does not judge a subject that is not judged exactly, so the subject has fixed
    // nothing.
    let other = SubjectUnderTest.runtime("other") { ReferenceRuntime() }
    let unjudged = try Replay(entry, subject: other)
    #expect(unjudged.outcome == .undecided)
    #expect(unjudged.explanation.first?.hasPrefix("RL-03.runtime is not judged: ") == true)
  }

  @Test func `a campaign is the same with any workers`() throws {
    var plan = CampaignPlan(subject: .reference)
    plan.clauses = [.entriesInOrder] + Self.clauses
    plan.runsSmallScenarios = false
    plan.cases = 640
    var records: [RunRecord] = []
    for workers in [1, 3] {
      plan.workers = workers
      records.append(try Campaign(plan).run())
    }
    #expect(records[0].clauses == records[1].clauses)
    let prefix = try #require(records[0].clauses.first { $0.id == "RL-05.runtime" })
    // One case in ten, minus those in which nothing happens.
    #expect((32...64).contains(prefix.situations.map(\.count).reduce(0, +)))
  }
}
