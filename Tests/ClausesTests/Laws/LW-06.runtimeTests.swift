// Goal: each action for a widget that does not exist breaks the law, and none before its removal
// does.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LW-06 runtime` {
  private let app = ReloadCauses(.app)
  private let shown = TraceBuilder().added().reload(1, .added).answered(1, entries: ["0s"])
    .committed(1, timeline: 0).displayed(timeline: 0, entry: 0).at("1h").input(
      .reloadCalled(kind: 0)
    )
    .held(ReloadCauses(.app), .unseen)

  @Test func `nothing after the removal is none, and what comes once it is added again`() throws {
    let tally = try shown.input(.removed(PlacementID(0))).at("2h").added().granted(
      ReloadCauses(.added)
    )
    .judged(by: "LW-06.runtime")
    expect(tally, kinds: [], situations: [2, 1])
  }

  @Test func `a blank widget is none`() throws {
    let blank = shown.input(.removed(PlacementID(0))).effect(.displayed(PlacementID(0), .blank))
    try expect(blank.judged(by: "LW-06.runtime"), kinds: [])
  }

  @Test func `each thing that is done for a widget that is gone is a violation`() throws {
    let gone = shown.input(.removed(PlacementID(0)))
    try expect(gone.granted(app).judged(by: "LW-06.runtime"), kinds: ["reloaded"])
    try expect(gone.held(app, .unseen).judged(by: "LW-06.runtime"), kinds: ["held"])
    try expect(gone.displayedPlaceholder().judged(by: "LW-06.runtime"), kinds: ["shown"])
    try expect(gone.committed(1, timeline: 0).judged(by: "LW-06.runtime"), kinds: ["committed"])
    try expect(shown.granted(app, placement: 7).judged(by: "LW-06.runtime"), kinds: ["reloaded"])
  }
}
