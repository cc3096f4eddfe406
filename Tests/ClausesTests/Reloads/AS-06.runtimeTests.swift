// Goal: an exempt reload that is held for sight or spacing breaks the clause, a charged one or one
// that waits for a reload under way does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `AS-06 runtime` {
  private let placed = TraceBuilder().added().granted(ReloadCauses(.added)).at("1m")
  private let locale = ReloadCauses(.localeChange)

  @Test(arguments: [HoldReason.unseen, .spacing])
  func `an exempt reload held for sight or spacing is a violation`(reason: HoldReason) throws {
    let tally = try placed.input(.localeChanged(1)).held(locale, reason)
      .judged(by: "AS-06.runtime")
    expect(tally, kinds: ["held"])
  }

  @Test func `an exempt reload may wait for one under way, a charged one for all`() throws {
    let tally = try placed.input(.reloadCalled(kind: 0)).held(ReloadCauses(.app), .unseen)
      .held(ReloadCauses(.app), .spacing).input(.localeChanged(1))
      .held(ReloadCauses(.app, .localeChange), .inFlight).judged(by: "AS-06.runtime")
    expect(tally, kinds: [])
  }

  @Test func `exempt reloads unseen and within the minimum interval are counted`() throws {
    let tally = try placed.input(.localeChanged(1)).granted(locale, charge: 0)
      .input(.locked(true)).at("1h").input(.localeChanged(2)).granted(locale, charge: 0)
      .judged(by: "AS-06.runtime")
    expect(tally, kinds: [], situations: [1, 1])
  }
}
