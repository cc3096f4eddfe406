// Goal: the display changes at the next entry's date, no earlier and no later.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-12 runtime` {
  private let run = TraceBuilder().added().reload(1, .added)
    .answered(1, entries: ["0s", "1h", "2h"]).committed(1, timeline: 0)

  private var shown: TraceBuilder { run.displayed(timeline: 0, entry: 0) }

  @Test func `entries shown at their dates are none`() throws {
    let tally = try shown.at("1h").displayed(timeline: 0, entry: 1).at("2h5m")
      .displayed(timeline: 0, entry: 2).at("1d").judged(by: "TL-12.runtime")
    expect(tally, kinds: [], situations: [2, 1, 1])
  }

  @Test func `the next entry one tick early is a violation`() throws {
    let tally = try shown.at("59m59.999999s").displayed(timeline: 0, entry: 1)
      .judged(by: "TL-12.runtime")
    expect(tally, kinds: ["replaced early"])
  }

  @Test func `the placeholder instead of the entry in force is a violation unless locked`() throws {
    let tally = try shown.at("1m").displayedPlaceholder().judged(by: "TL-12.runtime")
    expect(tally, kinds: ["replaced"])
    let hidden = try shown.at("1m").input(.locked(true)).displayedPlaceholder().at("3h")
      .judged(by: "TL-12.runtime")
    expect(hidden, kinds: [])
  }

  @Test func `an entry shown after its successor is a violation`() throws {
    let tally = try shown.at("1h").displayed(timeline: 0, entry: 1)
      .displayed(timeline: 0, entry: 0).judged(by: "TL-12.runtime")
    expect(tally, kinds: ["went back"])
  }

  @Test func `a due entry is missed one tick after the service promise`() throws {
    try expect(shown.at("1h15m").judged(by: "TL-12.runtime"), kinds: [])
    try expect(shown.at("1h15m0.000001s").judged(by: "TL-12.runtime"), kinds: ["not displayed"])
    try expect(run.at("16m").judged(by: "TL-12.runtime"), kinds: ["not displayed"])
  }

  @Test func `an entry that is skipped for the one after is missed`() throws {
    let tally = try shown.at("2h").displayed(timeline: 0, entry: 2).judged(by: "TL-12.runtime")
    expect(tally, kinds: ["not displayed"])
  }

  @Test func `before the first unlock nothing has to be shown`() throws {
    let restarted = shown.at("30m").input(.rebooted).displayedPlaceholder().at("5h")
    try expect(restarted.judged(by: "TL-12.runtime"), kinds: [])
    let unlocked = restarted.input(.locked(false))
    try expect(
      unlocked.displayed(timeline: 0, entry: 2).later("1d").judged(by: "TL-12.runtime"),
      kinds: []
    )
    try expect(unlocked.later("16m").judged(by: "TL-12.runtime"), kinds: ["not displayed"])
  }

  @Test func `after a clock that went back the entry may stay or go back`() throws {
    let moved = shown.at("1h").displayed(timeline: 0, entry: 1)
      .input(.clockMoved(.minutes(-30)))
    try expect(moved.later("29m").judged(by: "TL-12.runtime"), kinds: [])
    let back = moved.displayed(timeline: 0, entry: 0)
    try expect(back.later("29m").judged(by: "TL-12.runtime"), kinds: [])
  }

  @Test func `equal dates and unsorted entries are left to their own clauses`() throws {
    let equal = try TraceBuilder().added().reload(1, .added).answered(1, entries: ["0s", "0s"])
      .committed(1, timeline: 0).displayed(timeline: 0, entry: 0).at("1d")
      .judged(by: "TL-12.runtime")
    expect(equal, kinds: [])
    let unsorted = try TraceBuilder().added().reload(1, .added).answered(1, entries: ["1h", "0s"])
      .committed(1, timeline: 0).at("1h").displayed(timeline: 0, entry: 1)
      .judged(by: "TL-12.runtime")
    expect(unsorted, kinds: [])
  }
}
