// Goal: a charged reload one tick before there is budget breaks the clause, as does a hold one tick
// after, or entries that do not advance in the meantime.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RB-27 runtime` {
  // One token at once, and one more in 24 hours.
  private let spent = TraceBuilder(.iOS26, [.dailyReloads: 2, .budgetBurst: 1]).view(
    ViewNode(.text)
  )
  .added().reload(1, .added).answered(1, entries: ["0s", "2h"])
  .committed(1, timeline: 0).displayed(timeline: 0, entry: 0).at("1h")
  .input(.reloadAllCalled)

  private let app = ReloadCauses(.app)

  @Test func `a grant the moment there is budget is allowed`() throws {
    let tally = try spent.at("2h").displayed(timeline: 0, entry: 1).at("24h").granted(app)
      .judged(by: "RB-27.runtime")
    expect(tally, kinds: [], situations: [1, 1, 0])
  }

  @Test func `granted one tick before is a violation`() throws {
    let tally = try spent.at("2h").displayed(timeline: 0, entry: 1).at("23h59m59.999999s")
      .granted(app).judged(by: "RB-27.runtime")
    expect(tally, kinds: ["granted without budget"])
  }

  @Test func `granted later is counted`() throws {
    let tally = try spent.at("2h").displayed(timeline: 0, entry: 1).at("24h0.000001s")
      .granted(app).judged(by: "RB-27.runtime")
    expect(tally, kinds: [], situations: [0, 1, 1])
  }

  @Test func `held with budget is a violation, without it is none`() throws {
    let run = spent.at("2h").displayed(timeline: 0, entry: 1)
    try expect(
      run.at("23h59m59.999999s").held(app, .budget).judged(by: "RB-27.runtime"),
      kinds: []
    )
    try expect(
      run.at("24h").held(app, .budget).judged(by: "RB-27.runtime"),
      kinds: ["held with budget"]
    )
  }

  @Test func `an entry that is not shown in time is a violation`() throws {
    try expect(spent.at("2h15m").judged(by: "RB-27.runtime"), kinds: [])
    try expect(
      spent.at("2h15m0.000001s").judged(by: "RB-27.runtime"),
      kinds: ["entries stand still"]
    )
    let tally = try spent.at("3h").displayed(timeline: 0, entry: 1).judged(by: "RB-27.runtime")
    expect(tally, kinds: ["entries stand still"])
  }

  @Test func `an entry that is late out of sight is none`() throws {
    let tally = try spent.input(.locked(true)).at("9h").input(.locked(false)).at("9h15m")
      .displayed(timeline: 0, entry: 1).judged(by: "RB-27.runtime")
    expect(tally, kinds: [])
  }

  @Test func `a sliding and an anchored window have their own moments`() throws {
    let sliding = TraceBuilder(.iOS26, [.dailyReloads: 1, .budgetModel: 2]).added().at("1h")
      .granted(ReloadCauses(.added)).input(.reloadAllCalled)
    try expect(sliding.at("25h").granted(app).judged(by: "RB-27.runtime"), kinds: [])
    try expect(
      sliding.at("24h59m59.999999s").granted(app).judged(by: "RB-27.runtime"),
      kinds: ["granted without budget"]
    )
    let anchored = TraceBuilder(
      .iOS26,
      [.dailyReloads: 1, .budgetModel: 3, .budgetAnchor: Interval.hours(7).microseconds]
    )
    .added().granted(ReloadCauses(.added)).input(.reloadAllCalled)
    try expect(anchored.at("7h").granted(app).judged(by: "RB-27.runtime"), kinds: [])
    try expect(
      anchored.at("6h59m59.999999s").granted(app).judged(by: "RB-27.runtime"),
      kinds: ["granted without budget"]
    )
    let moved = anchored.at("2h").input(.clockMoved(.hours(5)))
    try expect(moved.granted(app).judged(by: "RB-27.runtime"), kinds: [])
  }
}
