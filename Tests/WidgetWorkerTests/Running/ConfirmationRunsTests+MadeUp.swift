// Goal: a violation that occurs only with made-up values or stand-ins is advice that names them.
// Method: the other runs are hand-written.
import Clauses
import Testing
import WidgetModel

@testable import WidgetCampaigns
@testable import WidgetWorker

extension SecondLooksTests {
  private func settled(
    _ report: CaseReport,
    other: (WorkerRequest) -> CaseReport?
  ) -> (own: [ReportedViolation], advice: [ReportedViolation]) {
    var looks = ConfirmationRuns(Clause.catalogue, remembers: false)
    let settled = looks.settled(report, of: Scenario(), run: other)
    let sample = Clause.catalogue.firstIndex { $0.id == Clause.survivesSamples.id }
    let advice = settled.tallies.first { Int($0.clause) == sample }?.violations ?? []
    return (settled.tallies[0].violations, advice)
  }

  @Test func `a required clause that breaks only with made-up values is advice that names them`()
    throws
  {
    var accused = try report("TL-18.provider", "out of order")
    accused.usesGuesses = true
    accused.madeUp = ["\"minutes\" of group.a = -1"]
    let (own, advice) = settled(accused) { $0.leavesGuessesOut ? CaseReport() : accused }
    #expect(own.isEmpty)
    #expect(advice.map(\.kind) == ["TL-18.provider out of order"])
    #expect(advice.first?.message.contains("\"minutes\" of group.a = -1") == true)
  }

  @Test func `what comes without them stays, and so do other levels`() throws {
    var accused = try report("TL-18.provider", "out of order")
    accused.usesGuesses = true
    let same = settled(accused) { _ in accused }
    #expect(same.own.count == 1 && same.advice.isEmpty)
    accused.usesGuesses = false
    let given = settled(accused) { _ in CaseReport() }
    #expect(given.own.count == 1 && given.advice.isEmpty)
    var drawn = try report("VW-01.view", "several")
    drawn.usesGuesses = true
    let view = settled(drawn) { _ in CaseReport() }
    #expect(view.own.count == 1 && view.advice.isEmpty)
    var recommended = try report("CR-16", "fixed format")
    recommended.usesGuesses = true
    let craft = settled(recommended) { _ in CaseReport() }
    #expect(craft.own.count == 1 && craft.advice.isEmpty)
  }

  @Test(arguments: [("TL-18.provider" as ClauseID, "out of order"), ("VW-01.view", "several")])
  func `a stand-in makes advice of every required clause, and is named`(
    clause: ClauseID,
    kind: String
  ) throws {
    var accused = try report(clause, kind)
    accused.standIns = ["KeychainSwift.get(_:)"]
    let (own, advice) = settled(accused) { _ in accused }
    #expect(own.isEmpty)
    #expect(advice.map(\.kind) == ["\(clause) \(kind)"])
    #expect(advice.first?.message.contains("KeychainSwift.get(_:)") == true)
  }

  @Test func `a request that is never answered is reported with a stand-in, and otherwise blamed`()
    throws
  {
    let id = Clause.completesOnce.id
    var accused = try report(id, "never")
    let alone = settled(accused) { _ in accused }
    #expect(alone.own.count == 1 && alone.advice.isEmpty)
    accused.standIns = ["left out: load(_:)"]
    let (own, advice) = settled(accused) { _ in accused }
    #expect(own.isEmpty && advice.isEmpty)
    var looks = ConfirmationRuns(Clause.catalogue, remembers: false)
    let survey = looks.settled(accused, of: Scenario()) { _ in nil }.survey
    #expect(survey.map(\.topic) == [.withoutStandIn])
    #expect(survey.first?.text.contains("load(_:)") == true && survey.first?.widget == "w")
    var twice = try report(id, "twice")
    twice.standIns = accused.standIns
    #expect(settled(twice) { _ in twice }.advice.count == 1)
  }

  @Test(arguments: [
    ("AG-01.app" as ClauseID, "in the project"), ("FM-16.configuration", "missing"),
    ("CR-61", "in the project"),
  ])
  func `what a declaration or the project says rests on no stand-in`(clause: ClauseID, kind: String)
    throws
  {
    var accused = try report(clause, kind)
    accused.standIns = ["KeychainSwift.get(_:)"]
    let (own, advice) = settled(accused) { _ in accused }
    #expect(own.map(\.message) == ["m"] && advice.isEmpty)
  }

  @Test func `advice stays advice, and names the stand-ins`() throws {
    var recommended = try report("CR-16", "fixed format")
    let without = settled(recommended) { _ in recommended }
    #expect(without.own.first?.message.contains("stand-ins for missing") == false)
    recommended.standIns = ["KeychainSwift.get(_:)"]
    let craft = settled(recommended) { _ in recommended }
    #expect(craft.own.count == 1 && craft.advice.isEmpty)
    #expect(craft.own.first?.message.contains("stand-ins for missing") == true)
    #expect(craft.own.first?.message.contains("KeychainSwift.get(_:)") == true)
  }
}
