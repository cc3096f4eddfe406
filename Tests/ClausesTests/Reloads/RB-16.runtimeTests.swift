// Goal: the reload after an intent that returned is neither charged nor held for lack of budget.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RB-16 runtime` {
  private let interaction = ReloadCauses(.interaction)

  private let returnedInBudget = TraceBuilder().added()
    .granted(ReloadCauses(.added)).at("1h").requested(2, .intent, intent: 1)
    .at("1h0.5s").answered(2, .returned)

  @Test func `a free reload is allowed`() throws {
    let tally = try returnedInBudget.granted(interaction, charge: 0).judged(by: "RB-16.runtime")
    expect(tally, kinds: [], situations: [1, 0])
  }

  @Test func `with the budget empty it is still free`() throws {
    let run = TraceBuilder(.iOS26, [.dailyReloads: 2, .budgetBurst: 1]).added()
      .granted(ReloadCauses(.added)).at("1h").requested(2, .intent, intent: 1)
      .at("1h0.5s").answered(2, .returned)
    let tally = try run.granted(interaction, charge: 0).judged(by: "RB-16.runtime")
    expect(tally, kinds: [], situations: [0, 1])
    try expect(
      run.held(interaction, .budget).judged(by: "RB-16.runtime"),
      kinds: ["held for budget"]
    )
    try expect(run.held(interaction, .inFlight).judged(by: "RB-16.runtime"), kinds: [])
  }

  @Test func `a charge is a violation`() throws {
    let tally = try returnedInBudget.granted(interaction).judged(by: "RB-16.runtime")
    expect(tally, kinds: ["charged"])
  }

  @Test func `what was due at the very instant may be charged on its own`() throws {
    let tally = try TraceBuilder().added().granted(ReloadCauses(.added)).at("1h")
      .input(.reloadCalled(kind: 0)).requested(2, .intent, intent: 1).at("1h0.5s")
      .answered(2, .returned).granted(ReloadCauses(.app)).judged(by: "RB-16.runtime")
    expect(tally, kinds: [])
  }

  @Test func `a tick later it may not leave the interaction out`() throws {
    let tally = try TraceBuilder().added().granted(ReloadCauses(.added)).at("1h")
      .input(.reloadCalled(kind: 0)).requested(2, .intent, intent: 1).at("1h0.5s")
      .answered(2, .returned).at("1h0.500001s").granted(ReloadCauses(.app))
      .judged(by: "RB-16.runtime")
    expect(tally, kinds: ["charged"])
  }

  @Test func `the clause says nothing where widgets are not interactive`() throws {
    let clause = try #require(Clause.named("RB-16.runtime"))
    #expect(clause.inapplicable(.iOS14) != nil)
    #expect(clause.inapplicable(.iOS26) == nil)
  }
}
