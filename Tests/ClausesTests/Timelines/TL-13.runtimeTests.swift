// Goal: only commits of answers and entries of the timeline in force change the display.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-13 runtime` {
  private let run = TraceBuilder().added().reload(1, .added).answered(1, entries: ["0s", "1h"])
    .committed(1, timeline: 0).displayed(timeline: 0, entry: 0)
    .at("30m").reload(2, .app).later("1s").answered(2, entries: ["0s"])

  @Test func `a commit and its entries are none`() throws {
    let tally = try run.committed(2, timeline: 1).displayed(timeline: 1, entry: 0)
      .reload(3, .app).failed(3, .threw).judged(by: "TL-13.runtime")
    expect(tally, kinds: [], situations: [1, 2, 1])
  }

  @Test func `an entry of a timeline that was not committed is a violation`() throws {
    let tally = try run.displayed(timeline: 1, entry: 0).judged(by: "TL-13.runtime")
    expect(tally, kinds: ["not in force"])
  }

  @Test func `an entry of a timeline that was replaced is a violation`() throws {
    let tally = try run.committed(2, timeline: 1).displayed(timeline: 0, entry: 0)
      .judged(by: "TL-13.runtime")
    expect(tally, kinds: ["not in force"])
  }

  @Test func `the old timeline may continue until the new one begins`() throws {
    let tally = try run.reload(3, .app).answered(3, entries: ["2h"]).committed(3, timeline: 2)
      .at("1h").displayed(timeline: 0, entry: 1).judged(by: "TL-13.runtime")
    expect(tally, kinds: [])
  }

  @Test func `a failed request that is committed or clears the display is a violation`() throws {
    let tally = try run.failed(2, .archiveTooLarge).displayedPlaceholder()
      .committed(2, timeline: 1).judged(by: "TL-13.runtime")
    expect(tally, kinds: ["taken away", "commit"])
  }

  @Test func `a commit of something else than the answer is a violation`() throws {
    try expect(run.committed(2, timeline: 0).judged(by: "TL-13.runtime"), kinds: ["commit"])
    try expect(run.committed(99, timeline: 1).judged(by: "TL-13.runtime"), kinds: ["commit"])
    try expect(run.committed(2, timeline: 99).judged(by: "TL-13.runtime"), kinds: ["commit"])
    try expect(
      run.committed(2, timeline: 1, placement: 1).judged(by: "TL-13.runtime"),
      kinds: ["commit"]
    )
  }
}
