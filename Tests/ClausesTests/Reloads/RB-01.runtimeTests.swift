// Goal: one charged reload more than the daily number within 24 hours breaks the clause, for any
// beginning of the 24 hours.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RB-01 runtime` {
  private let run = TraceBuilder(.iOS26, [.dailyReloads: 3])
    .added().granted(ReloadCauses(.added)).at("20h").granted(ReloadCauses(.app))
    .at("22h").granted(ReloadCauses(.app))

  @Test func `one more a tick before the first is 24 hours old is a violation`() throws {
    let tally = try run.at("23h59m59.999999s").granted(ReloadCauses(.app))
      .judged(by: "RB-01.runtime")
    expect(tally, kinds: ["too many"])
  }

  @Test func `one more when the first is 24 hours old is none`() throws {
    let tally = try run.at("24h").granted(ReloadCauses(.app)).judged(by: "RB-01.runtime")
    expect(tally, kinds: [], situations: [2, 1])
  }

  @Test func `midnight gives nothing back`() throws {
    let tally = try run.at("25h").granted(ReloadCauses(.app)).at("26h")
      .granted(ReloadCauses(.app)).judged(by: "RB-01.runtime")
    expect(tally, kinds: ["too many"])
  }

  @Test func `free reloads and those of another placed widget do not count`() throws {
    let tally = try run.at("23h").granted(ReloadCauses(.interaction), charge: 0).added(1)
      .granted(ReloadCauses(.added), placement: 1).judged(by: "RB-01.runtime")
    expect(tally, kinds: [])
  }

  @Test func `under one budget for the app all count together`() throws {
    let tally = try TraceBuilder(.iOS26, [.dailyReloads: 1, .budgetScope: 2]).added().added(1)
      .granted(ReloadCauses(.added)).granted(ReloadCauses(.added), placement: 1)
      .judged(by: "RB-01.runtime")
    expect(tally, kinds: ["too many"])
  }
}
