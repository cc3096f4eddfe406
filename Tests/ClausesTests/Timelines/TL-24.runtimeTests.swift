// Goal: a policy is served when due, neither earlier nor never.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-24 runtime` {
  private let run = TraceBuilder().added().reload(1, .added)
    .answered(1, entries: ["0s", "1h"], policy: .atEnd).committed(1, timeline: 0)

  @Test func `one tick early is a violation`() throws {
    let early = run.at("59m59.999999s").reload(2, .policy)
    try expect(early.judged(by: "TL-24.runtime"), kinds: ["early"])
    let none = TraceBuilder().added().reload(1, .policy)
    try expect(none.judged(by: "TL-24.runtime"), kinds: ["no policy"])
  }

  @Test func `a policy that does not reload is lost one tick after the service promise`() throws {
    try expect(run.at("1h15m").judged(by: "TL-24.runtime"), kinds: [])
    try expect(run.at("1h15m0.000001s").judged(by: "TL-24.runtime"), kinds: ["lost"])
    try expect(run.at("1h20m").reload(2, .policy).judged(by: "TL-24.runtime"), kinds: ["lost"])
    try expect(run.at("1h20m").input(.locked(true)).judged(by: "TL-24.runtime"), kinds: ["lost"])
  }

  @Test func `served, held and unseen policies are none`() throws {
    let served = try run.at("1h").reload(2, .policy).failed(2, .threw).at("1d")
      .judged(by: "TL-24.runtime")
    expect(served, kinds: [], situations: [1, 0, 0])
    let held = try run.at("1h").held(ReloadCauses(.policy), .budget).at("1d").reload(2, .policy)
      .judged(by: "TL-24.runtime")
    expect(held, kinds: [], situations: [0, 1, 1])
    let unseen = try run.at("50m").input(.visible(PlacementID(0), false)).at("1d")
      .input(.visible(PlacementID(0), true)).later("15m").judged(by: "TL-24.runtime")
    expect(unseen, kinds: [])
  }

  @Test func `a reload under way or a back-off may prevent it`() throws {
    let underWay = run.at("59m50s").reload(2, .app).at("1h18s").failed(2, .timedOut)
    try expect(underWay.at("5h").judged(by: "TL-24.runtime"), kinds: [])
    let waiting = run.at("30m").reload(2, .app).failed(2, .threw)
    try expect(waiting.at("1h45m").judged(by: "TL-24.runtime"), kinds: [])
    try expect(waiting.at("1h46m").judged(by: "TL-24.runtime"), kinds: ["lost"])
  }
}
