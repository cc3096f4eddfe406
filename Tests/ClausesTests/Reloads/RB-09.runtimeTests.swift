// Goal: a reload that waited for sight or budget and is granted within the service promise keeps
// the clause; one tick later, never, dropped or granted unseen breaks it.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RB-09 runtime` {
  private let locked = TraceBuilder(isLocked: true).added()

  @Test func `a grant within the promise after the unlock is allowed`() throws {
    let tally = try locked.at("1h").input(.locked(false)).at("1h15m")
      .granted(ReloadCauses(.added)).judged(by: "RB-09.runtime")
    expect(tally, kinds: [], situations: [1, 0, 0])
  }

  @Test func `granted one tick after the promise is a violation`() throws {
    let tally = try locked.at("1h").input(.locked(false)).at("1h15m0.000001s")
      .granted(ReloadCauses(.added)).judged(by: "RB-09.runtime")
    expect(tally, kinds: ["not granted"])
  }

  @Test func `never granted is a violation at the end of the run`() throws {
    let tally = try locked.at("1h").input(.locked(false)).at("2h").judged(by: "RB-09.runtime")
    expect(tally, kinds: ["not granted"])
    #expect(tally.violations.first?.event == nil)
  }

  @Test func `a wait that is broken in time starts anew`() throws {
    let tally = try locked.at("1h").input(.locked(false)).at("1h15m").input(.locked(true))
      .at("5h").input(.locked(false)).at("5h15m").judged(by: "RB-09.runtime")
    expect(tally, kinds: [])
  }

  @Test func `a wait that is broken too late is a violation`() throws {
    let tally = try locked.at("1h").input(.locked(false)).at("1h16m").input(.locked(true))
      .at("5h").judged(by: "RB-09.runtime")
    expect(tally, kinds: ["not granted"])
  }

  @Test func `granted while the widget is not seen is a violation`() throws {
    let tally = try locked.granted(ReloadCauses(.added)).judged(by: "RB-09.runtime")
    expect(tally, kinds: ["granted unseen"])
  }

  @Test func `an exempt reload may be granted unseen`() throws {
    let tally = try locked.input(.localeChanged(1))
      .granted(ReloadCauses(.added, .localeChange), charge: 0).judged(by: "RB-09.runtime")
    expect(tally, kinds: [])
  }

  @Test func `dropping a reload is a violation unless the profile drops what is over budget`()
    throws
  {
    let drop = Effect.dropped(PlacementID(0), ReloadCauses(.app))
    let spent: [ProfileKey: Int64] = [.dailyReloads: 2, .budgetBurst: 1]
    func judged(_ changes: [ProfileKey: Int64], at text: String) throws -> Tally {
      try TraceBuilder(.iOS26, spent.merging(changes) { $1 }).added()
        .granted(ReloadCauses(.added)).at(text).input(.reloadAllCalled).effect(drop)
        .judged(by: "RB-09.runtime")
    }
    try expect(judged([:], at: "1h"), kinds: ["dropped"])
    try expect(judged([.dropsOverBudget: 1], at: "1h"), kinds: [])
    try expect(judged([.dropsOverBudget: 1], at: "24h"), kinds: ["dropped"])
  }

  @Test func `a reload that waited for budget is counted, and lost without a grant`() throws {
    let run = TraceBuilder(.iOS26, [.dailyReloads: 2, .budgetBurst: 1]).added()
      .granted(ReloadCauses(.added)).at("1h").input(.reloadAllCalled)
    let tally = try run.at("24h").granted(ReloadCauses(.app)).judged(by: "RB-09.runtime")
    expect(tally, kinds: [], situations: [0, 1, 1])
    try expect(run.at("24h15m").judged(by: "RB-09.runtime"), kinds: [])
    try expect(run.at("24h15m0.000001s").judged(by: "RB-09.runtime"), kinds: ["not granted"])
  }

  @Test func `nothing is owed while a reload is under way`() throws {
    let tally = try TraceBuilder().added().reload(1, .added).at("10s").input(.reloadAllCalled)
      .at("3h").judged(by: "RB-09.runtime")
    expect(tally, kinds: [])
  }

  @Test func `an exempt cause that comes late does not make the wait before it a violation`() throws
  {
    let tally = try TraceBuilder(.iOS26, [.dailyReloads: 2, .budgetBurst: 1]).added()
      .granted(ReloadCauses(.added)).at("1h").input(.reloadAllCalled).at("9h")
      .input(.localeChanged(1)).granted(ReloadCauses(.app, .localeChange), charge: 0)
      .judged(by: "RB-09.runtime")
    expect(tally, kinds: [])
  }

  @Test func `what is due on one day and granted on the next is counted so`() throws {
    func granted(at time: String) throws -> [Int] {
      try locked.at(time).input(.locked(false)).granted(ReloadCauses(.added))
        .judged(by: "RB-09.runtime").situations
    }
    #expect(try granted(at: "23h59m59.999999s") == [1, 0, 0])
    #expect(try granted(at: "24h") == [1, 0, 1])
  }
}
