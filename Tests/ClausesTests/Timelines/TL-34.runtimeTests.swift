// Goal: the old timeline continues until the new one's first date.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-34 runtime` {
  private let run = TraceBuilder().added().reload(1, .added)
    .answered(1, entries: ["0s", "1h", "3h"]).committed(1, timeline: 0)
    .displayed(timeline: 0, entry: 0)
    .at("30m").reload(2, .app).answered(2, entries: ["1h30m"]).committed(2, timeline: 1)

  @Test func `the old entries until the first date are none`() throws {
    let tally = try run.at("1h").displayed(timeline: 0, entry: 1).at("2h")
      .displayed(timeline: 1, entry: 0).judged(by: "TL-34.runtime")
    expect(tally, kinds: [], situations: [1, 0, 1, 1])
  }

  @Test func `the new entry one tick early is a violation`() throws {
    let tally = try run.at("1h59m59.999999s").displayed(timeline: 1, entry: 0)
      .judged(by: "TL-34.runtime")
    #expect(tally.kinds.contains("early"))
  }

  @Test func `the placeholder instead of the old timeline is a violation`() throws {
    let tally = try run.displayedPlaceholder().judged(by: "TL-34.runtime")
    expect(tally, kinds: ["taken away"])
  }

  @Test func `an old timeline that stops is a violation one tick after the promise`() throws {
    try expect(run.at("1h15m").judged(by: "TL-34.runtime"), kinds: [])
    try expect(run.at("1h15m0.000001s").judged(by: "TL-34.runtime"), kinds: ["stopped"])
    let late = run.at("2h").displayed(timeline: 1, entry: 0)
    try expect(late.judged(by: "TL-34.runtime"), kinds: ["stopped"])
  }

  @Test func `without an old timeline the placeholder stays`() throws {
    let run = TraceBuilder().added().displayedPlaceholder().reload(1, .added)
      .answered(1, entries: ["1h"]).committed(1, timeline: 0)
    let tally = try run.at("1h").displayed(timeline: 0, entry: 0).judged(by: "TL-34.runtime")
    expect(tally, kinds: [], situations: [0, 1, 0, 0])
    let early = run.at("59m").displayed(timeline: 0, entry: 0)
    try expect(early.judged(by: "TL-34.runtime"), kinds: ["early"])
  }
}
