// Goal: if all entries of a timeline are past, the newest entry is shown and the policy asks.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-32 runtime` {
  private let run = TraceBuilder().added().reload(1, .added)
    .answered(1, entries: ["-2h", "-1h"], policy: .atEnd).committed(1, timeline: 0)

  @Test func `the newest entry and a reload are none`() throws {
    let tally = try run.displayed(timeline: 0, entry: 1).at("5m").reload(2, .policy)
      .answered(2, entries: ["-1h"]).committed(2, timeline: 1).displayed(timeline: 1, entry: 0)
      .at("1h").reload(3, .app).answered(3, entries: ["0s"]).committed(3, timeline: 2).at("2h")
      .judged(by: "TL-32.runtime")
    expect(tally, kinds: [], situations: [1, 1, 1])
  }

  @Test func `an older entry is a violation`() throws {
    let tally = try run.displayed(timeline: 0, entry: 0).judged(by: "TL-32.runtime")
    expect(tally, kinds: ["older"])
  }

  @Test func `nothing shown and nothing asked are violations after the service promise`() throws {
    try expect(run.later("15m").judged(by: "TL-32.runtime"), kinds: [])
    let served = run.held(ReloadCauses(.policy), .spacing).later("15m0.000001s")
    try expect(served.judged(by: "TL-32.runtime"), kinds: ["not displayed"])
    let shown = run.displayed(timeline: 0, entry: 1)
    try expect(shown.later("1h").judged(by: "TL-32.runtime"), kinds: ["not asked"])
  }
}
