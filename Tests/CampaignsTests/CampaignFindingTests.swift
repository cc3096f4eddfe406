import Synchronization
import Testing
import WidgetModel

@testable import Campaigns
@testable import Clauses
@testable import RunRecord
@testable import RuntimeMutants

// Goal: violations with one cause are one finding, shrinking ends in time, and a campaign ends
// early if its plan says so, for any number of workers.
// Method: small campaigns over a mutant that breaks several clauses.
@Suite struct CampaignFindingTests {
  private static let clauses = Clause.catalogue.filter {
    ["RB-06.runtime", "RB-09.runtime", "RB-27.runtime", "WC-01.runtime"].contains($0.id.text)
  }

  private func plan(knowsFault: Bool = true) throws -> CampaignPlan {
    var subject = try #require(Mutant.named("RB-06.one-for-app")).subject
    if !knowsFault { subject.seededFault = nil }
    var plan = CampaignPlan(subject: subject)
    plan.clauses = CampaignFindingTests.clauses
    plan.runsSmallScenarios = false
    plan.cases = 300
    plan.shrinkBudget = 300
    plan.workers = 2
    return plan
  }

  @Test func `all that a seeded fault breaks is one finding, its own clause first`() throws {
    let record = try Campaign(plan()).run()
    let broken = record.clauses.filter { $0.verdict == .broken }.map(\.id)
    #expect(broken.count > 1)
    #expect(record.findings.map(\.clause) == ["RB-06.runtime"])
    #expect(broken.allSatisfy { id in record.findings.contains { $0.breaks(id) } })
    #expect(record.findings.flatMap(\.also).allSatisfy { !$0.message.isEmpty && $0.cases > 0 })
  }

  @Test func `findings with one minimal scenario are one where no fault is known`() throws {
    let record = try Campaign(plan(knowsFault: false)).run()
    let minimal = record.findings.filter { $0.state == "minimal" }.map(\.scenario)
    #expect(Set(minimal).count == minimal.count)
    let broken = record.clauses.filter { $0.verdict == .broken }
    #expect(broken.allSatisfy { line in record.findings.contains { $0.breaks(line.id) } })
  }

  @Test func `shrinking has a budget for the whole run`() throws {
    var plan = try plan(knowsFault: false)
    plan.shrinkTotal = 8
    let record = try Campaign(plan).run()
    #expect(record.findings.contains { $0.state == "budgetSpent" })
    // Each search may confirm its start beyond its share.
    #expect(record.findings.map(\.calls).reduce(0, +) <= 8 + 4 * Int64(record.findings.count))
  }

  @Test func `a run that ends at its first finding gives the same record with any workers`() throws
  {
    var records: [RunRecord] = []
    for workers in [1, 3] {
      var plan = try plan()
      plan.workers = workers
      plan.endsAt = { $0.clause == "RB-06.runtime" }
      records.append(try Campaign(plan).run())
    }
    #expect(records[0].text == records[1].text)
    #expect(records[0].footer?.cut == RecordFooter.failFast)
    let cases = records[0].phases.reduce(0) { $0 + $1.cases }
    #expect(cases < 300)
    #expect(records[0].findings.contains { $0.clause == "RB-06.runtime" })
  }

  @Test func `an interrupted run reports its findings without another run`() throws {
    let isFound = Mutex(false)
    var observer = CampaignObserver()
    observer.found = { _ in isFound.withLock { $0 = true } }
    observer.shouldStop = { isFound.withLock { $0 } }
    let record = try Campaign(plan(), observer: observer).run()
    #expect(record.footer == nil)
    #expect(!record.findings.isEmpty)
    #expect(record.findings.allSatisfy { $0.state == "interrupted" && $0.calls == 0 })
    #expect(record.findings.allSatisfy { !$0.message.isEmpty && !$0.text.isEmpty })
    #expect(record.errors.isEmpty)
  }
}
