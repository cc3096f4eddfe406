// Goal: a person's action on one widget breaks the clause if it affects another one of its kind.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `FM-20 runtime` {
  private let one = PlacementID(0)

  /// Two widgets of one kind, or of two; the second one shows an entry.
  private func shown(sharing: Bool = true) -> TraceBuilder {
    TraceBuilder().with {
      if sharing { $0.placements[1] = $0.placements[0] }
    }.added(1).granted(ReloadCauses(.added), placement: 1).requested(1, placement: 1)
      .answered(1, entries: ["0s"]).committed(1, timeline: 0, placement: 1)
      .displayed(timeline: 0, entry: 0, placement: 1)
  }

  @Test func `an edit, an addition and a removal that concern one widget are none`() throws {
    let tally = try shown().at("1h").input(.added(one)).granted(ReloadCauses(.added)).at("2h")
      .input(.configured(one, 2)).granted(ReloadCauses(.configurationChange)).at("3h")
      .input(.removed(one)).judged(by: "FM-20.runtime")
    expect(tally, kinds: [], situations: [1, 1, 1])
  }

  @Test func `a reload of the other one for it is a violation`() throws {
    let edited = shown().input(.added(one)).at("2h").input(.configured(one, 2))
    let cause = ReloadCauses(.configurationChange)
    try expect(
      edited.granted(cause, placement: 1).judged(by: "FM-20.runtime"),
      kinds: [
        "reloaded with it"
      ]
    )
    try expect(
      edited.granted(ReloadCauses(.policy), placement: 1).judged(by: "FM-20.runtime"),
      kinds: []
    )
    let apart = shown(sharing: false).input(.added(one)).at("2h").input(.configured(one, 2))
    try expect(apart.granted(cause, placement: 1).judged(by: "FM-20.runtime"), kinds: [])
  }

  @Test func `a placeholder that the other one showed anyway is none`() throws {
    let restarted = shown().input(.added(one)).at("2h").input(.rebooted).input(.removed(one))
    try expect(restarted.displayedPlaceholder(placement: 1).judged(by: "FM-20.runtime"), kinds: [])
  }

  @Test func `a change of what the other one shows is a violation`() throws {
    let removed = shown().input(.added(one)).at("2h").input(.removed(one))
    let cleared = removed.displayedPlaceholder(placement: 1)
    try expect(cleared.judged(by: "FM-20.runtime"), kinds: ["changed with it"])
    let later = removed.input(.woke).displayedPlaceholder(placement: 1)
    try expect(later.judged(by: "FM-20.runtime"), kinds: [])
    let again = removed.displayed(timeline: 0, entry: 0, placement: 1)
    try expect(again.judged(by: "FM-20.runtime"), kinds: [])
  }
}
