// Goal: a tapped toggle of a control flips, and goes back when its intent fails.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `AS-18 runtime` {
  private let tapped = TraceBuilder().withControl().hasControl(false).at("1h").tapsControl()
    .leadsControl(.intent(1)).runsAction(1, isOn: true)

  @Test func `a toggle that flips, and goes back when its intent fails, is none`() throws {
    let tally = try tapped.showsControl(.on).answered(1, .threw).failed(1, .threw)
      .showsControl(.off).at("2h").judged(by: "AS-18.runtime")
    expect(tally, kinds: [], situations: [1, 0, 1])
  }

  @Test func `a toggle that does not flip, or goes back to something else, is a violation`() throws
  {
    try expect(tapped.at("1h0.000001s").judged(by: "AS-18.runtime"), kinds: ["not shown"])
    let late = tapped.later("1s").showsControl(.on)
    try expect(late.judged(by: "AS-18.runtime"), kinds: ["not shown"])
    let failed = tapped.showsControl(.on).answered(1, .threw).failed(1, .threw)
    try expect(failed.at("2h").judged(by: "AS-18.runtime"), kinds: ["not shown"])
    let preview = failed.showsControl(.preview)
    try expect(preview.judged(by: "AS-18.runtime"), kinds: ["other state"])
  }

  @Test func `a preview counts as off, and comes back when the intent fails`() throws {
    let preview = TraceBuilder().withControl().addsControl().showsControl(.preview).asksForValue(0)
      .tapsControl().runsAction(1, isOn: true).showsControl(.on)
    try expect(preview.judged(by: "AS-18.runtime"), kinds: [])
    let failed = preview.answered(1, .threw).failed(1, .threw)
    try expect(failed.showsControl(.preview).judged(by: "AS-18.runtime"), kinds: [])
    try expect(failed.showsControl(.off).judged(by: "AS-18.runtime"), kinds: ["other state"])
  }

  @Test func `a tap that leads to authentication flips nothing`() throws {
    let control = ControlDeclaration(.toggle, needsAuthentication: true)
    let locked = TraceBuilder().withControl(control).hasControl(false).input(.locked(true))
      .tapsControl().leadsControl(.authentication).at("1h")
    try expect(locked.judged(by: "AS-18.runtime"), kinds: [])
    try expect(locked.judged(by: "AS-18.runtime"), situations: [0, 0, 0])
  }
}
