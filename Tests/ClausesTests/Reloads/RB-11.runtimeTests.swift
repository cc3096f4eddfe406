// Goal: where requests beyond the budget are dropped, one that waits for budget or comes later breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RB-11 runtime` {
  private let app = ReloadCauses(.app)
  private let called = TraceBuilder(.strict).added().granted(ReloadCauses(.added)).at("1h")
    .input(.reloadCalled(kind: 0))

  @Test func `a drop that is the end of it is none, also with another call`() throws {
    let dropped = called.effect(.dropped(PlacementID(0), app))
    try expect(dropped.at("9h").judged(by: "RB-11.runtime"), kinds: [])
    let tally = try dropped.at("9h").input(.reloadCalled(kind: 0)).granted(app)
      .judged(by: "RB-11.runtime")
    expect(tally, kinds: [], situations: [1, 1])
  }

  @Test func `what comes later without a call is a violation`() throws {
    let dropped = called.effect(.dropped(PlacementID(0), app))
    try expect(
      dropped.at("9h").granted(app).judged(by: "RB-11.runtime"),
      kinds: ["granted later"]
    )
    let policy = ReloadCauses(.policy)
    let other = dropped.at("9h").granted(policy)
    try expect(other.judged(by: "RB-11.runtime"), kinds: [])
    try expect(
      other.at("10h").granted(app).judged(by: "RB-11.runtime"),
      kinds: ["granted later"]
    )
  }

  @Test func `waiting for budget is a violation, waiting for sight is none`() throws {
    try expect(called.held(app, .budget).judged(by: "RB-11.runtime"), kinds: ["held"])
    try expect(called.held(app, .unseen).judged(by: "RB-11.runtime"), kinds: [])
  }

  @Test func `where reloads are held the clause says nothing`() {
    #expect(DroppedHasNoEffect.clause.inapplicable(.iOS26) != nil)
    #expect(DroppedHasNoEffect.clause.inapplicable(.strict) == nil)
  }
}
