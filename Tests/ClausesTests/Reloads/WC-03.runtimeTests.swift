// Goal: a display that changes with a reload call, before a timeline came, breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `WC-03 runtime` {
  private let shown = TraceBuilder().added().reload(1, .added).answered(1, entries: ["0s", "1h"])
    .committed(1, timeline: 0).displayed(timeline: 0, entry: 0)

  @Test(arguments: [Input.reloadCalled(kind: 0), .reloadAllCalled])
  func `a call that changes what is shown is a violation, one that does not is none`(call: Input)
    throws
  {
    let called = shown.at("30m").input(call)
    let kept = try called.granted(ReloadCauses(.app)).requested(2).judged(by: "WC-03.runtime")
    expect(kept, kinds: [])
    #expect(kept.situations.reduce(0, +) == 1)
    try expect(called.displayedPlaceholder().judged(by: "WC-03.runtime"), kinds: ["changed"])
    let early = called.displayed(timeline: 0, entry: 1)
    try expect(early.judged(by: "WC-03.runtime"), kinds: ["changed"])
  }

  @Test func `an entry whose date comes with the call, and a timeline that came, are none`() throws
  {
    let due = shown.at("1h").input(.reloadCalled(kind: 0)).displayed(timeline: 0, entry: 1)
    try expect(due.judged(by: "WC-03.runtime"), kinds: [])
    let renewed = shown.at("30m").input(.reloadCalled(kind: 0)).granted(ReloadCauses(.app))
      .requested(2)
      .answered(2, entries: ["0s"]).committed(2, timeline: 1).displayed(timeline: 1, entry: 0)
    try expect(renewed.judged(by: "WC-03.runtime"), kinds: [])
  }

  @Test func `a placeholder that was due before the call is none`() throws {
    let call = Input.reloadAllCalled
    let added = TraceBuilder().added().reload(1, .added).input(call)
    try expect(added.displayedPlaceholder().judged(by: "WC-03.runtime"), kinds: [])
    let restarted = shown.at("30m").input(.rebooted).input(call)
    try expect(restarted.displayedPlaceholder().judged(by: "WC-03.runtime"), kinds: [])
    let unlocked = shown.at("30m").input(.rebooted).input(.locked(false)).input(call)
    try expect(unlocked.displayedPlaceholder().judged(by: "WC-03.runtime"), kinds: ["changed"])
  }

  @Test func `only widgets that are there and show an entry count`() throws {
    let call = Input.reloadAllCalled
    func seen(_ run: TraceBuilder) throws -> Int {
      try run.input(call).judged(by: "WC-03.runtime").situations.reduce(0, +)
    }
    #expect(try seen(shown.at("30m")) == 1)
    #expect(try seen(shown.at("30m").displayedPlaceholder()) == 0)
    #expect(try seen(shown.at("30m").input(.removed(PlacementID(0)))) == 0)
    #expect(try seen(shown.at("30m").input(.removed(PlacementID(0))).added()) == 0)
  }
}
