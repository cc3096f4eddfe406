// Goal: a hold for lack of a budget that does not exist breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RB-24 runtime` {
  private let run = TraceBuilder(.simulator, [.dailyReloads: 2]).added()
    .granted(ReloadCauses(.added)).at("1m").granted(ReloadCauses(.app))

  @Test func `a hold for lack of budget is a violation`() throws {
    let tally = try run.held(ReloadCauses(.app), .budget).judged(by: "RB-24.runtime")
    expect(tally, kinds: ["held"])
  }

  @Test func `a dropped reload is a violation`() throws {
    let tally = try run.effect(.dropped(PlacementID(0), ReloadCauses(.app)))
      .judged(by: "RB-24.runtime")
    expect(tally, kinds: ["dropped"])
  }

  @Test func `any number of reloads and a hold for another reason are none`() throws {
    let tally = try run.held(ReloadCauses(.app), .unseen).at("2m").granted(ReloadCauses(.app))
      .judged(by: "RB-24.runtime")
    expect(tally, kinds: [], situations: [2, 1])
  }

  @Test func `the clause says nothing where there is a budget`() throws {
    let clause = try #require(Clause.named("RB-24.runtime"))
    #expect(clause.inapplicable(.iOS26) != nil)
    #expect(clause.inapplicable(.developerMode) == nil)
  }
}
