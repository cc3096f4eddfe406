import Clauses
import Foundation
import RunRecord
import ScenarioCorpus
import Testing
import WidgetModel

@testable import Campaigns

// Goal: a finding of a runtime in another process recurs with its scenario alone in a new process,
// or names the scenarios that have to run before it there; a finding that never recurs is not
// called fixed.
// Method: a correct runtime in Python that keeps state from run to run, or misbehaves for a time.
@Suite struct KeptStateTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures/Runtimes").path

  private static func subject(_ options: String) throws -> SubjectUnderTest {
    try .command("exec python3 '\(folder)/faulty_runtime.py' \(options)")
  }

  private static func record(
    _ subject: SubjectUnderTest,
    budget: Int = 400,
    workers: Int = 2
  ) throws -> RunRecord {
    var plan = CampaignPlan(subject: subject)
    plan.clauses = Clause.catalogue.filter { $0.id == "TL-11.runtime" }
    plan.runsSmallScenarios = false
    // Eight islands of 32 cases: each begins with its own process.
    (plan.cases, plan.shards) = (2048, 8)
    plan.shrinkBudget = budget
    plan.workers = workers
    return try Campaign(plan).run()
  }

  private static func entry(_ finding: FindingLine, _ earlier: [Scenario]) throws -> Corpus.Entry {
    let file = CorpusFile(
      title: finding.message,
      scenario: finding.scenario,
      earlier: earlier,
      finding: CorpusFile.Finding(
        clause: ClauseID(finding.clause),
        kind: finding.kind,
        subject: "a runtime",
        isFlaky: finding.state == FindingLine.flaky
      )
    )
    // As for a user: written and read again.
    return Corpus.Entry(path: "finding.json", file: try CorpusFile(reading: file.text))
  }

  @Test func `state that survives a run is reported, with the scenarios that have to run before`()
    throws
  {
    let subject = try KeptStateTests.subject("--fault state-kept")
    let finding = try #require(try KeptStateTests.record(subject, budget: 2000).findings.first)
    #expect(finding.remark.hasPrefix("it shows only after other cases: something survives `begin`"))
    #expect(finding.earlier.count == 1)
    let kinds = try #require(finding.earlier.first).workload.map { $0.input?.kind }
    #expect(kinds == [.reloadCalled] || kinds == [.reloadAllCalled], "\(kinds)")
    #expect(finding.text.first == "before it, in the same process:")
    #expect(finding.text.contains("then:"))
    let after = try Replay(try KeptStateTests.entry(finding, finding.earlier), subject: subject)
    #expect(after.outcome == .broken)
    let alone = try Replay(try KeptStateTests.entry(finding, []), subject: subject)
    #expect(alone.outcome == .fixed)
  }

  @Test func `what survives a run is found alike by one worker and by three`() throws {
    let records = try [1, 3].map { workers in
      try KeptStateTests.record(
        try KeptStateTests.subject("--fault state-kept"),
        budget: 0,
        workers: workers
      )
    }
    #expect(records[0].lines == records[1].lines)
  }

  @Test func `what never shows again is flaky, and nobody says that it is fixed`() throws {
    let memory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: memory) }
    let subject = try KeptStateTests.subject("--fault only-at-first --memory '\(memory)'")
    let finding = try #require(try KeptStateTests.record(subject, workers: 1).findings.first)
    #expect(finding.state == FindingLine.flaky)
    #expect(
      finding.remark.hasPrefix("it did not recur when its scenario ran in a new process")
    )
    let replay = try Replay(try KeptStateTests.entry(finding, []), subject: subject)
    #expect(replay.outcome == .held)
    #expect(replay.explanation.first?.contains("so it may not be fixed") == true)
  }

  @Test func `a finding of every run needs no other scenario`() throws {
    let subject = try KeptStateTests.subject("--fault early-entry")
    let finding = try #require(try KeptStateTests.record(subject).findings.first)
    #expect(finding.earlier.isEmpty && finding.remark.isEmpty)
    #expect(finding.state != FindingLine.flaky)
  }
}
