// Goal: a charge for a widget that nobody sees, and a reload that continues to wait until it is
// seen, break the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RB-10 runtime` {
  private let id = PlacementID(0)
  private let app = ReloadCauses(.app)
  private let hidden = TraceBuilder().added().granted(ReloadCauses(.added)).at("1h")
    .input(.visible(PlacementID(0), false)).at("2h").input(.reloadCalled(kind: 0))

  @Test func `a reload that waits for sight and is granted in it is none`() throws {
    let tally = try hidden.held(app, .unseen).at("3h").input(.visible(id, true)).granted(app).at(
      "9h"
    )
    .judged(by: "RB-10.runtime")
    expect(tally, kinds: [], situations: [2, 1])
  }

  @Test func `a charge out of sight, or on a locked phone, is a violation`() throws {
    try expect(hidden.granted(app).judged(by: "RB-10.runtime"), kinds: ["charged"])
    let locked = TraceBuilder().added().granted(ReloadCauses(.added)).input(.locked(true)).at("1h")
    try expect(locked.granted(app).judged(by: "RB-10.runtime"), kinds: ["charged"])
    try expect(locked.granted(app, charge: 0).judged(by: "RB-10.runtime"), kinds: [])
  }

  @Test func `a reload that still waits for sight in sight is a violation`() throws {
    let back = hidden.held(app, .unseen).at("3h").input(.visible(id, true))
    try expect(back.at("3h15m").judged(by: "RB-10.runtime"), kinds: [])
    try expect(back.at("3h15m0.000001s").judged(by: "RB-10.runtime"), kinds: ["waits"])
    try expect(back.held(app, .budget).at("9h").judged(by: "RB-10.runtime"), kinds: [])
    let away = back.at("3h1m").input(.visible(id, false))
    try expect(away.at("9h").judged(by: "RB-10.runtime"), kinds: [])
  }
}
