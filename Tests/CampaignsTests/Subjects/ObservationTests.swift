import Foundation
import ScenarioCorpus
import Testing
import WidgetModel
import WidgetRuntime

@testable import Campaigns
@testable import Clauses
@testable import RunRecord

// Goal: a correct subject that does not report a kind of event breaks nothing that it claims.
// Method: the reference, with each kind of effect except requests left out in turn; clauses that
// need it are not claimed, all others hold or are not exercised.
@Suite struct ObservationTests {
  /// The reference without reports of some kinds of effects.
  private struct Discreet: Subject {
    var reference = ReferenceRuntime()
    let observations: EventKinds

    var nextWake: Instant { reference.nextWake }

    mutating func begin(_ setup: Setup) -> Hello {
      var setup = setup
      // A subject that does not report presentations knows no surfaces of a room either.
      if !observations.contains(.presented) { setup.profile[.mounting] = 0 }
      var hello = reference.begin(setup)
      hello.observations = observations
      return hello
    }

    mutating func define(_ view: ViewTree, as id: ViewID) throws {
      try reference.define(view, as: id)
    }

    mutating func define(_ timeline: Timeline, as id: TimelineID) throws {
      try reference.define(timeline, as: id)
    }

    mutating func receive(_ input: Input, at now: Instant, effects: inout [Effect]) throws {
      try reference.receive(input, at: now, effects: &effects)
      effects.removeAll { !observations.contains($0.kind) }
    }

    mutating func end() { reference.end() }
  }

  private static let hidden = EventKind.allCases.filter {
    Effect.plain($0) != nil && $0 != .requested
  }

  /// Returns the reference without reports of one kind of effects.
  private static func subject(hiding kind: EventKind) -> SubjectUnderTest {
    let observations = EventKinds.all.subtracting(EventKinds(kind))
    var subject = SubjectUnderTest(name: "discreet") { clauses in
      RuntimeRunner(judging: clauses, exactly: false, observations: observations) {
        Discreet(observations: observations)
      }
    }
    subject.observations = observations
    return subject
  }

  @Test(arguments: [
    (EventKind.led, "links.json"), (.held, "unseen.json"),
    (.presented, "room-no-recessed-on-tables.json"),
  ])
  func `a golden file that hangs on it is not claimed, and no other differs`(
    kind: EventKind,
    file: String
  ) throws {
    let golden = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Corpora/golden").standardizedFileURL.path
    var plan = CampaignPlan(subject: Self.subject(hiding: kind))
    plan.runsSmallScenarios = false
    plan.cases = 1
    plan.corpus = try Corpus.load(paths: [golden]).entries
    let record = try Campaign(plan).run()
    #expect(record.goldens.count == plan.corpus.count)
    #expect(record.goldens.filter { !$0.mismatches.isEmpty }.map(\.file) == [])
    #expect(record.findings.map(\.clause) == [])
    let line = try #require(record.goldens.first { $0.file.hasSuffix(file) })
    #expect(line.needs == [kind.rawValue])
    // No subject has to know ways of counting or sharing budgets that no preset uses.
    let shared = try #require(record.goldens.first { $0.file.hasSuffix("budget-of-a-kind.json") })
    #expect(shared.needs == ["kind"])
    let anchored = try #require(record.goldens.first { $0.file.hasSuffix("anchored-window.json") })
    #expect(anchored.needs == ["anchoredWindow"])
    #expect(record.goldens.contains { $0.isClaimed && $0.expectations > 0 })
  }

  @Test func `what a runtime without taps never comes into is not asked of it`() throws {
    for (kind, isRequired) in [(EventKind.led, false), (.archived, true)] {
      var plan = CampaignPlan(subject: Self.subject(hiding: kind))
      plan.clauses = [RequestsEndOnce.clause]
      plan.runsSmallScenarios = false
      plan.cases = 1
      let clause = try #require(try Campaign(plan).run().clauses.first)
      let intents = try #require(clause.situations.first { $0.name.contains("intent") })
      #expect(intents.isRequired == isRequired)
      #expect(clause.situations.contains { $0.isRequired })
    }
  }

  @Test(arguments: hidden)
  func `what is not reported is not claimed, and nothing else breaks`(kind: EventKind) throws {
    var plan = CampaignPlan(subject: Self.subject(hiding: kind))
    plan.runsSmallScenarios = false
    plan.cases = 200
    plan.shrinkBudget = 0
    plan.workers = 2
    let record = try Campaign(plan).run()
    #expect(record.clauses.filter { $0.verdict == .broken }.map(\.id) == [])
    let unclaimed = record.clauses.filter { $0.verdict == .notClaimed }
    #expect(!unclaimed.isEmpty)
    for line in unclaimed {
      #expect(line.why == "the subject does not report: \(kind.rawValue)")
      #expect(line.cases == 0)
    }
    #expect(record.clauses.contains { $0.verdict == .held })
  }
}
