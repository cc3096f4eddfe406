// Goal: a change of locale or text size that does not reload every placed widget, or charges it,
// breaks the clause; the same value again asks for nothing.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RB-18 runtime` {
  private let placed = TraceBuilder().added().added(1).granted(ReloadCauses(.added))
    .granted(ReloadCauses(.added), placement: 1).at("1h")

  private let locale = ReloadCauses(.localeChange)

  @Test func `each placed widget may be reloaded for free`() throws {
    let tally = try placed.input(.localeChanged(1)).granted(locale, charge: 0)
      .granted(locale, charge: 0, placement: 1).at("2h").input(.textSizeChanged(2))
      .granted(ReloadCauses(.textSizeChange), charge: 0)
      .granted(ReloadCauses(.textSizeChange), charge: 0, placement: 1).at("9h")
      .judged(by: "RB-18.runtime")
    expect(tally, kinds: [], situations: [2, 2])
  }

  @Test func `a placed widget left out is a violation`() throws {
    let run = placed.input(.localeChanged(1)).granted(locale, charge: 0)
    try expect(run.at("1h15m").judged(by: "RB-18.runtime"), kinds: [])
    let tally = try run.at("1h15m0.000001s").judged(by: "RB-18.runtime")
    expect(tally, kinds: ["not granted"])
    #expect(tally.violations.first?.placement == PlacementID(1))
  }

  @Test func `a charge is a violation`() throws {
    let tally = try placed.input(.textSizeChanged(1)).granted(ReloadCauses(.textSizeChange))
      .judged(by: "RB-18.runtime")
    expect(tally, kinds: ["charged"])
  }

  @Test func `the same value again does not change anything`() throws {
    try expect(
      placed.input(.localeChanged(0)).at("3h").judged(by: "RB-18.runtime"),
      kinds: []
    )
    let tally = try placed.input(.localeChanged(0)).granted(locale, charge: 0)
      .judged(by: "RB-18.runtime")
    expect(tally, kinds: ["claimed"])
  }
}
