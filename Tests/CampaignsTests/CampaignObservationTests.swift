import Synchronization
import Testing
import WidgetModel

@testable import Campaigns
@testable import Clauses
@testable import RunRecord
@testable import RuntimeMutants

// Goal: every case is observed once, in the order of the cases, the same with any number of workers.
// Method: small campaigns over a mutant that breaks a clause; the lines are read back.
@Suite struct CampaignObservationTests {
  private func observations(workers: Int) throws -> (RunRecord, [CaseObservation]) {
    let mutant = try #require(Mutant.named("DL-03.later"))
    var plan = CampaignPlan(subject: mutant.subject)
    plan.clauses = Clause.catalogue.filter { $0.id.text == "DL-03.runtime" }
    plan.runsSmallScenarios = false
    plan.cases = 320
    plan.shrinkBudget = 20
    plan.workers = workers
    let seen = Mutex<[CaseObservation]>([])
    var observer = CampaignObserver()
    observer.observed = { observation in seen.withLock { $0.append(observation) } }
    let record = try Campaign(plan, observer: observer).run()
    return (record, seen.withLock { $0 })
  }

  @Test func `every case is observed once and in order, the same with one worker and with three`()
    throws
  {
    let (record, one) = try observations(workers: 1)
    #expect(one.map(\.place) == (0..<320).map { CasePlace(.random, $0) })
    #expect(try observations(workers: 3).1 == one)
    let clause = try #require(record.clauses.first)
    #expect(clause.broken > 0)
    #expect(Int64(one.count { $0.status == .failed }) == clause.broken)
    #expect(one.allSatisfy { ($0.status == .failed) == $0.reason.contains("DL-03.runtime") })
  }

  @Test func `a line has the fields of the format`() throws {
    let all = try observations(workers: 1).1
    let observation = try #require(
      all.first { $0.features.contains { $0.name == "events" && $0.count > 9 } }
    )
    let line = observation.line(property: "a \"b\"\n", runStart: 1_700_000_000, seed: 7)
    #expect(!line.contains("\n"))
    let json = try JSON(parsing: line)
    #expect(
      json.members.map(\.name) == [
        "type", "run_start", "property", "status", "status_reason", "representation", "arguments",
        "how_generated", "features", "coverage", "timing", "metadata",
      ]
    )
    #expect(json["type"] == .string("test_case"))
    #expect(json["run_start"] == .number(1_700_000_000))
    #expect(json["property"] == .string("a \"b\"\n"))
    #expect(json["how_generated"] == .string("\(observation.place) of seed 7"))
    #expect(json["coverage"] == .null)
    #expect(json["features"]?["widgets"]?.integer == Int64(observation.features[2].count))
    #expect(json["features"]?["events"]?.integer ?? 0 > 9)
    #expect(json["representation"]?.text?.isEmpty == false)
  }

  @Test func `a long scenario is cut`() {
    var scenario = Scenario()
    scenario.widgets = (0..<400).map { _ in Widget() }
    let place = CasePlace(.small, 3)
    let long = CaseObservation(scenario, at: place, .passed, reason: "", counting: [:])
    #expect(long.text.count == CaseObservation.textLimit + 1)
    #expect(long.text.hasSuffix("…"))
  }
}
