// Goal: an entry that was passed before the commit is never shown.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-33 runtime` {
  private let run = TraceBuilder().added().reload(1, .added)
    .answered(1, entries: ["-2h", "-1h", "1h"]).committed(1, timeline: 0)

  @Test func `a passed entry is a violation`() throws {
    let tally = try run.displayed(timeline: 0, entry: 0).displayed(timeline: 0, entry: 1)
      .judged(by: "TL-33.runtime")
    expect(tally, kinds: ["passed"])
  }

  @Test func `the newest past entry and later ones are none`() throws {
    let tally = try run.displayed(timeline: 0, entry: 1).at("1h").displayed(timeline: 0, entry: 2)
      .reload(2, .app).answered(2, entries: ["0s", "0.000001s"]).committed(2, timeline: 1)
      .displayed(timeline: 1, entry: 0).judged(by: "TL-33.runtime")
    expect(tally, kinds: [], situations: [1, 1])
  }
}
