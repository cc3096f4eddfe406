// Goal: a widget without its placeholder at first or after a restart, and an entry before the first unlock,
// break the clause; entries after the unlock do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-04 runtime` {
  private var shown: TraceBuilder {
    TraceBuilder().added().displayedPlaceholder().reload(1, .added).answered(1, entries: ["0s"])
      .committed(1, timeline: 0).displayed(timeline: 0, entry: 0)
  }

  private func kinds(_ run: TraceBuilder) throws -> [String] {
    try run.judged(by: "TL-04.runtime").kinds
  }

  @Test func `the placeholder comes first, and again until the unlock`() throws {
    let tally = try shown.input(.locked(true)).input(.locked(false)).input(.rebooted)
      .displayedPlaceholder().later("1d").input(.locked(false)).displayed(timeline: 0, entry: 0)
      .judged(by: "TL-04.runtime")
    expect(tally, kinds: [], situations: [1, 1, 1])
  }

  @Test func `a widget that shows nothing for longer than is promised is a violation`() throws {
    #expect(try kinds(TraceBuilder().added().later("15m").displayedPlaceholder()) == [])
    let late = TraceBuilder().added().later("15m0.000001s")
    #expect(try kinds(late.displayedPlaceholder()) == ["nothing shown"])
  }

  @Test func `an entry stays off a phone that was not unlocked yet`() throws {
    let restarted = shown.input(.rebooted)
    #expect(
      try kinds(restarted.displayed(timeline: 0, entry: 0)) == ["entry before unlock"]
    )
    #expect(try kinds(restarted.later("16m").input(.locked(true))) == ["entry stayed"])
    // If it was unlocked in time, the entry need not have been hidden.
    #expect(try kinds(restarted.later("1m").input(.locked(false)).later("1d")) == [])
  }
}
