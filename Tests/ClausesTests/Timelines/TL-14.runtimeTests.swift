// Goal: a charged reload one tick too soon breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-14 runtime` {
  private let run = TraceBuilder().added().granted(ReloadCauses(.added))

  @Test func `a charged reload one tick too soon is a violation`() throws {
    let tally = try run.at("4m59.999999s").granted(ReloadCauses(.app)).judged(by: "TL-14.runtime")
    expect(tally, kinds: ["too soon"])
  }

  @Test func `reloads far enough apart and exempt ones are none`() throws {
    let tally = try run.at("5m").granted(ReloadCauses(.app)).at("6m")
      .granted(ReloadCauses(.interaction), charge: 0).at("12m").granted(ReloadCauses(.app))
      .granted(ReloadCauses(.added), placement: 1).judged(by: "TL-14.runtime")
    expect(tally, kinds: [], situations: [1, 1, 1])
  }

  @Test func `a charged reload too soon after an exempt one is a violation`() throws {
    let tally = try run.at("6m").granted(ReloadCauses(.interaction), charge: 0).at("7m")
      .granted(ReloadCauses(.app)).judged(by: "TL-14.runtime")
    expect(tally, kinds: ["too soon"])
  }
}
