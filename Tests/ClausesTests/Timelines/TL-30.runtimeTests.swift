// Goal: unsorted entries are shown by date and reported.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-30 runtime` {
  private let run = TraceBuilder().added().reload(1, .added)
    .answered(1, entries: ["1h", "0s", "2h"])

  @Test func `entries by date with a report are none`() throws {
    let tally = try run.reported(.unsortedEntries).committed(1, timeline: 0)
      .displayed(timeline: 0, entry: 1).at("1h").displayed(timeline: 0, entry: 0)
      .judged(by: "TL-30.runtime")
    expect(tally, kinds: [], situations: [1, 0, 2])
  }

  @Test func `the first of the list before its date is a violation`() throws {
    let tally = try run.reported(.unsortedEntries).committed(1, timeline: 0)
      .displayed(timeline: 0, entry: 0).judged(by: "TL-30.runtime")
    expect(tally, kinds: ["out of order"])
  }

  @Test func `no report is a violation one tick after the service promise`() throws {
    let silent = run.committed(1, timeline: 0)
    try expect(silent.later("15m").judged(by: "TL-30.runtime"), kinds: [])
    try expect(silent.later("15m0.000001s").judged(by: "TL-30.runtime"), kinds: ["not reported"])
    try expect(
      silent.reported(.unsortedEntries).later("1h").judged(by: "TL-30.runtime"),
      kinds: []
    )
  }

  @Test func `a report of a sorted timeline is a violation`() throws {
    let tally = try TraceBuilder().added().reload(1, .added).answered(1, entries: ["0s", "0s"])
      .reported(.unsortedEntries).committed(1, timeline: 0).judged(by: "TL-30.runtime")
    expect(tally, kinds: ["false report"], situations: [0, 1, 0])
  }
}
