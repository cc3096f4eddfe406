// Goal: a widget whose kind is gone and that is not blank, or is still asked, breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `FM-08 runtime` {
  private let placed = TraceBuilder().added().added(1).reload(1, .added).answered(
    1,
    entries: ["0s"]
  )
  .committed(1, timeline: 0).displayed(timeline: 0, entry: 0).at("1h")
  private let id = PlacementID(0)

  private var withdrawn: TraceBuilder { placed.input(.kindWithdrawn(WidgetID(0))) }

  @Test func `a widget that becomes blank and is asked no more is none`() throws {
    let tally = try withdrawn.effect(.displayed(id, .blank)).at("9h").judged(by: "FM-08.runtime")
    expect(tally, kinds: [], situations: [1, 0])
  }

  @Test func `a widget that keeps its entry is a violation, reported once`() throws {
    try expect(withdrawn.at("9h").judged(by: "FM-08.runtime"), kinds: ["not blank"])
  }

  @Test func `a widget that is asked or shows something is a violation`() throws {
    let blank = withdrawn.effect(.displayed(id, .blank)).at("2h")
    let asked = try blank.requested(7).judged(by: "FM-08.runtime")
    expect(asked, kinds: ["asked"])
    let shown = try blank.displayed(timeline: 0, entry: 0).judged(by: "FM-08.runtime")
    expect(shown, kinds: ["shown"])
  }

  @Test func `a widget of another kind continues, and must not become blank`() throws {
    let blank = withdrawn.effect(.displayed(id, .blank)).at("2h")
    let other = try blank.requested(7, placement: 1).judged(by: "FM-08.runtime")
    expect(other, kinds: [])
    let wrong = try blank.effect(.displayed(PlacementID(1), .blank)).judged(by: "FM-08.runtime")
    expect(wrong, kinds: ["blank without reason"])
  }
}
