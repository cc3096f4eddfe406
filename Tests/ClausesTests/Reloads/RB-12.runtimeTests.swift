// Goal: a charge, a hold for budget or a false claim breaks the clause; the state of the app at the
// moment of the call counts.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RB-12 runtime` {
  private let placed = TraceBuilder(.iOS26, [.dailyReloads: 4, .budgetBurst: 2]).added()
    .granted(ReloadCauses(.added)).at("1h")

  private var called: TraceBuilder {
    placed.input(.foreground(true)).input(.reloadCalled(kind: 0))
  }

  private let foreground = ReloadCauses(.appInForeground)

  @Test func `a free reload is allowed, with or without budget`() throws {
    let tally = try called.granted(foreground, charge: 0).input(.foreground(false))
      .input(.reloadCalled(kind: 0)).at("2h").granted(ReloadCauses(.app))
      .input(.foreground(true)).input(.reloadCalled(kind: 0)).granted(foreground, charge: 0)
      .judged(by: "RB-12.runtime")
    expect(tally, kinds: [], situations: [1, 1, 1])
  }

  @Test func `a charge is a violation`() throws {
    let tally = try called.granted(foreground).judged(by: "RB-12.runtime")
    expect(tally, kinds: ["charged"])
  }

  @Test func `a charge under another cause is a violation`() throws {
    let tally = try called.granted(ReloadCauses(.app)).judged(by: "RB-12.runtime")
    expect(tally, kinds: ["charged"])
  }

  @Test func `a hold for lack of budget is a violation, for another reason it is allowed`() throws {
    try expect(
      called.held(foreground, .budget).judged(by: "RB-12.runtime"),
      kinds: ["held for budget"]
    )
    try expect(called.held(foreground, .inFlight).judged(by: "RB-12.runtime"), kinds: [])
  }

  @Test func `dropping it is a violation`() throws {
    let tally = try called.effect(.dropped(PlacementID(0), foreground))
      .judged(by: "RB-12.runtime")
    expect(tally, kinds: ["dropped"])
  }

  @Test func `a call stays free when the app has left since`() throws {
    let tally = try called.input(.foreground(false)).later("1m").granted(foreground, charge: 0)
      .judged(by: "RB-12.runtime")
    expect(tally, kinds: [])
  }

  @Test func `a call from before the app came is charged`() throws {
    let run = placed.input(.reloadCalled(kind: 0)).input(.foreground(true))
    try expect(run.granted(ReloadCauses(.app)).judged(by: "RB-12.runtime"), kinds: [])
    try expect(
      run.granted(ReloadCauses(.app), charge: 0).judged(by: "RB-12.runtime"),
      kinds: ["free without a session"]
    )
    try expect(
      run.granted(foreground, charge: 0).judged(by: "RB-12.runtime"),
      kinds: ["claimed", "free without a session"]
    )
  }

  @Test func `a free reload that never comes is a violation`() throws {
    try expect(called.at("1h15m").judged(by: "RB-12.runtime"), kinds: [])
    try expect(called.at("1h15m0.000001s").judged(by: "RB-12.runtime"), kinds: ["not granted"])
  }

  @Test func `the clause says nothing without a budget`() throws {
    let clause = try #require(Clause.named("RB-12.runtime"))
    #expect(clause.inapplicable(.simulator) != nil)
    #expect(clause.inapplicable(.iOS26) == nil)
  }
}
