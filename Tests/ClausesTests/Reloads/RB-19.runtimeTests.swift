// Goal: a change of the system that does not reload every placed widget, or charges it, breaks the
// clause; a new place reaches an unseen widget when it is seen.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RB-19 runtime` {
  private let placed = TraceBuilder().added().added(1).granted(ReloadCauses(.added))
    .granted(ReloadCauses(.added), placement: 1).at("1h")

  @Test(arguments: [
    (SystemChange.account, [2, 0, 0]), (.time, [0, 2, 0]), (.location, [0, 0, 2]),
  ])
  func `each placed widget may be reloaded for free`(
    change: SystemChange,
    situations: [Int]
  ) throws {
    let tally = try placed.input(.systemChanged(change))
      .granted(ReloadCauses(change.cause), charge: 0)
      .granted(ReloadCauses(change.cause), charge: 0, placement: 1).at("9h")
      .judged(by: "RB-19.runtime")
    expect(tally, kinds: [])
    expect(tally, situations: situations)
  }

  @Test(arguments: [SystemChange.account, .time, .location])
  func `a placed widget left out, and a charge, are violations`(change: SystemChange) throws {
    let run = placed.input(.systemChanged(change))
    let left = try run.granted(ReloadCauses(change.cause), charge: 0).at("3h")
      .judged(by: "RB-19.runtime")
    expect(left, kinds: ["not granted"])
    let charged = try run.granted(ReloadCauses(change.cause)).judged(by: "RB-19.runtime")
    expect(charged, kinds: ["charged"])
  }

  @Test func `of a new place a widget hears when it is seen, and not before`() throws {
    let cause = ReloadCauses(.locationChange)
    let away = placed.input(.removed(PlacementID(1))).input(.visible(PlacementID(0), false))
      .at("2h").input(.systemChanged(.location)).at("5h")
    try expect(away.judged(by: "RB-19.runtime"), kinds: [])
    try expect(away.granted(cause, charge: 0).judged(by: "RB-19.runtime"), kinds: ["claimed"])
    let back = away.input(.visible(PlacementID(0), true))
    try expect(back.granted(cause, charge: 0).at("9h").judged(by: "RB-19.runtime"), kinds: [])
    try expect(back.at("9h").judged(by: "RB-19.runtime"), kinds: ["not granted"])
  }

  @Test func `of a new place widgets hear when the phone is unlocked`() throws {
    let away = placed.input(.removed(PlacementID(1))).input(.locked(true)).at("2h")
      .input(.systemChanged(.location)).at("5h")
    try expect(away.at("9h").judged(by: "RB-19.runtime"), kinds: [])
    let back = away.input(.locked(false))
    try expect(back.at("9h").judged(by: "RB-19.runtime"), kinds: ["not granted"])
  }
}
