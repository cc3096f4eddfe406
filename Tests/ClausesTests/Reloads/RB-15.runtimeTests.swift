// Goal: a charge or a hold for budget in a session breaks the clause, one after it does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RB-15 runtime` {
  private let placed = TraceBuilder().added().granted(ReloadCauses(.added)).at("1h")

  @Test func `reloads in a session are free, others charged`() throws {
    let tally = try placed.input(.audioSession(true)).input(.reloadCalled(kind: 0))
      .granted(ReloadCauses(.appWithAudio), charge: 0).input(.audioSession(false))
      .input(.navigationSession(true)).input(.reloadCalled(kind: 0))
      .granted(ReloadCauses(.appWithNavigation), charge: 0).input(.navigationSession(false))
      .input(.reloadCalled(kind: 0)).later("5m").granted(ReloadCauses(.app))
      .judged(by: "RB-15.runtime")
    expect(tally, kinds: [], situations: [1, 1, 1])
  }

  @Test(arguments: [true, false])
  func `a charge in a session is a violation`(isAudio: Bool) throws {
    let cause = ReloadCauses(isAudio ? .appWithAudio : .appWithNavigation)
    let run = placed.input(isAudio ? .audioSession(true) : .navigationSession(true))
      .input(.reloadCalled(kind: 0))
    try expect(run.granted(cause).judged(by: "RB-15.runtime"), kinds: ["charged"])
    try expect(
      run.held(cause, .budget).judged(by: "RB-15.runtime"),
      kinds: ["held for budget"]
    )
    try expect(run.held(cause, .inFlight).judged(by: "RB-15.runtime"), kinds: [])
  }

  @Test func `a session that is over makes nothing free`() throws {
    let tally = try placed.input(.audioSession(true)).later("1m").input(.audioSession(false))
      .input(.reloadCalled(kind: 0)).granted(ReloadCauses(.appWithAudio), charge: 0)
      .judged(by: "RB-15.runtime")
    expect(tally, kinds: ["claimed", "free without a session"])
  }

  @Test func `a restart ends sessions`() throws {
    let tally = try placed.input(.audioSession(true)).input(.rebooted).input(.locked(false))
      .input(.reloadCalled(kind: 0)).granted(ReloadCauses(.app)).judged(by: "RB-15.runtime")
    expect(tally, kinds: [])
  }
}
