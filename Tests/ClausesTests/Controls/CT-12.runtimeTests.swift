// Goal: on a locked phone a control asks for authentication if its intent needs it, and only then.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CT-12 runtime` {
  private func locked(_ needsAuthentication: Bool) -> TraceBuilder {
    TraceBuilder()
      .withControl(ControlDeclaration(.button, needsAuthentication: needsAuthentication))
      .addsControl().at("1h").input(.locked(true)).tapsControl()
  }

  @Test func `authentication where it is needed, and the intent elsewhere, are none`() throws {
    let needed = try locked(true).leadsControl(.authentication).at("3h").judged(by: "CT-12.runtime")
    expect(needed, kinds: [], situations: [1, 0])
    let free = try locked(false).leadsControl(.intent(1)).runsAction(1).at("3h")
      .judged(by: "CT-12.runtime")
    expect(free, kinds: [], situations: [0, 1])
  }

  @Test func `an intent without authentication, or authentication without need, is a violation`()
    throws
  {
    let open = locked(true).leadsControl(.intent(1))
    try expect(open.judged(by: "CT-12.runtime"), kinds: ["elsewhere"])
    let strict = locked(false).leadsControl(.authentication)
    try expect(strict.judged(by: "CT-12.runtime"), kinds: ["elsewhere"])
    try expect(locked(true).at("3h").judged(by: "CT-12.runtime"), kinds: ["nowhere"])
  }

  @Test func `a phone that was unlocked before the tap is another clause's matter`() throws {
    let unlocked = TraceBuilder().withControl(ControlDeclaration(.button)).addsControl()
      .input(.locked(true)).input(.locked(false)).tapsControl().leadsControl(.app)
    try expect(unlocked.judged(by: "CT-12.runtime"), kinds: [])
  }
}
