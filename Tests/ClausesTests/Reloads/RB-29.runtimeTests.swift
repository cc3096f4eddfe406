// Goal: a cause left out of a reload, one served twice, and two timeline requests at once each
// break the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RB-29 runtime` {
  private let asked = TraceBuilder().added().reload(1, .added)
    .answered(1, entries: ["0s"]).committed(1, timeline: 0).at("1m").input(.reloadCalled(kind: 0))
    .at("2m").input(.reloadAllCalled).input(.foreground(true)).input(.reloadCalled(kind: 0))

  private let all = ReloadCauses(.app, .appInForeground)

  @Test func `several calls served by one reload are allowed`() throws {
    let tally = try asked.granted(all, charge: 0).requested(2).judged(by: "RB-29.runtime")
    expect(tally, kinds: [], situations: [1, 1, 0, 0])
  }

  @Test func `a second reload for the same calls is a violation`() throws {
    let tally = try asked.granted(all, charge: 0).later("5m").granted(ReloadCauses(.app))
      .judged(by: "RB-29.runtime")
    expect(tally, kinds: ["served again"])
  }

  @Test func `a cause left out is a violation`() throws {
    let tally = try asked.granted(ReloadCauses(.app)).judged(by: "RB-29.runtime")
    expect(tally, kinds: ["left out"])
  }

  @Test func `two timeline requests at once are a violation, one after the other are none`() throws
  {
    let run = asked.granted(all, charge: 0).requested(2).later("1s")
    try expect(run.requested(3).judged(by: "RB-29.runtime"), kinds: ["two at once"])
    try expect(run.requested(2).judged(by: "RB-29.runtime"), kinds: ["two at once"])
    try expect(run.requested(3, placement: 1).judged(by: "RB-29.runtime"), kinds: [])
    try expect(
      run.failed(2, .threw).requested(3).judged(by: "RB-29.runtime"),
      kinds: []
    )
  }

  @Test func `asked for during a reload counts`() throws {
    let tally = try asked.granted(all, charge: 0).requested(2).input(.reloadCalled(kind: 0))
      .later("1s").answered(2, entries: ["0s"]).committed(2, timeline: 1)
      .granted(ReloadCauses(.appInForeground), charge: 0).judged(by: "RB-29.runtime")
    expect(tally, kinds: [], situations: [2, 1, 1, 0])
  }

  @Test func `the second reload of an interaction is allowed where the profile has it`() throws {
    func judged(_ doubles: Int64) throws -> Tally {
      try TraceBuilder(.iOS26, [.doubleReloadOnIntent: doubles]).added()
        .granted(ReloadCauses(.added)).requested(2, .intent, intent: 1).later("1s")
        .answered(2, .returned).granted(ReloadCauses(.interaction), charge: 0)
        .granted(ReloadCauses(.interaction), charge: 0).judged(by: "RB-29.runtime")
    }
    try expect(judged(1), kinds: [])
    try expect(judged(0), kinds: ["served again"])
  }

  @Test func `causes of both sides of midnight make one reload`() throws {
    let night = TraceBuilder().added().granted(ReloadCauses(.added)).at("14h")
      .input(.visible(PlacementID(0), false)).at("23h59m59.999999s").input(.reloadCalled(kind: 0))
    func merged(_ second: String) throws -> [Int] {
      try night.at(second).input(.audioSession(true)).input(.reloadCalled(kind: 0)).at("31h")
        .input(.visible(PlacementID(0), true)).granted(ReloadCauses(.app, .appWithAudio))
        .judged(by: "RB-29.runtime").situations
    }
    #expect(try merged("24h") == [1, 1, 0, 1])
    #expect(try merged("23h59m59.999999s") == [1, 1, 0, 0])
  }
}
