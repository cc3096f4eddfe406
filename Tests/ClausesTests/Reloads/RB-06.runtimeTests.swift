// Goal: a hold for lack of budget breaks the clause from the tick on at which the placed widget's
// own budget allows a reload, regardless of the spending of others.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RB-06 runtime` {
  // One token at once, and one more in 24 hours.
  private let run = TraceBuilder(.iOS26, [.dailyReloads: 2, .budgetBurst: 1])
    .added().added(1).granted(ReloadCauses(.added)).input(.reloadAllCalled)

  @Test func `a hold while its own budget is spent is allowed`() throws {
    let tally = try run.at("23h59m59.999999s").held(ReloadCauses(.app), .budget)
      .judged(by: "RB-06.runtime")
    expect(tally, kinds: [], situations: [1, 0])
  }

  @Test func `held when its own budget allows a reload is a violation`() throws {
    let tally = try run.at("24h").held(ReloadCauses(.app), .budget).judged(by: "RB-06.runtime")
    expect(tally, kinds: ["held"])
  }

  @Test func `held for what another placed widget has spent is a violation`() throws {
    let tally = try run.held(ReloadCauses(.added, .app), .budget, placement: 1)
      .judged(by: "RB-06.runtime")
    expect(tally, kinds: ["held"])
  }

  @Test func `a reload beside a spent budget is counted`() throws {
    let tally = try run.granted(ReloadCauses(.added, .app), placement: 1)
      .judged(by: "RB-06.runtime")
    expect(tally, kinds: [], situations: [0, 1])
  }

  @Test func `the clause says nothing where a budget is shared or missing`() throws {
    let clause = try #require(Clause.named("RB-06.runtime"))
    #expect(clause.inapplicable(.simulator) != nil)
    var shared = Profile.iOS26
    shared[.budgetScope] = 2
    #expect(clause.inapplicable(shared) != nil)
    #expect(clause.inapplicable(.iOS26) == nil)
  }
}
