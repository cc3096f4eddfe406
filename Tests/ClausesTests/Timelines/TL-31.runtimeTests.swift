// Goal: of equal dates the last entry is shown, and reported.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-31 runtime` {
  private let run = TraceBuilder().added().reload(1, .added)
    .answered(1, entries: ["0s", "0s", "1h"]).reported(.equalDates).committed(1, timeline: 0)

  @Test func `the last of equal dates is none`() throws {
    let tally = try run.displayed(timeline: 0, entry: 1).at("1h").displayed(timeline: 0, entry: 2)
      .judged(by: "TL-31.runtime")
    expect(tally, kinds: [], situations: [1, 0, 1])
  }

  @Test func `the first of equal dates is a violation`() throws {
    let tally = try run.displayed(timeline: 0, entry: 0).displayed(timeline: 0, entry: 1)
      .judged(by: "TL-31.runtime")
    expect(tally, kinds: ["not the last"])
  }

  @Test func `a missing and a false report are violations`() throws {
    let base = TraceBuilder().added().reload(1, .added)
    let missing = base.answered(1, entries: ["0s", "0s"]).committed(1, timeline: 0).later("1h")
    try expect(missing.judged(by: "TL-31.runtime"), kinds: ["not reported"])
    let false1 = base.answered(1, entries: ["0s", "0.000001s"]).reported(.equalDates)
      .committed(1, timeline: 0)
    try expect(false1.judged(by: "TL-31.runtime"), kinds: ["false report"])
  }
}
