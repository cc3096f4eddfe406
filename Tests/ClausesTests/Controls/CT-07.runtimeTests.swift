// Goal: a button that opens the app does so.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CT-07 runtime` {
  private let opener = TraceBuilder().withControl(ControlDeclaration(.opener)).addsControl().at(
    "1h"
  )

  @Test func `a tap that opens the app is none`() throws {
    let tally = try opener.tapsControl().leadsControl(.app).at("2h").judged(by: "CT-07.runtime")
    expect(tally, kinds: [], situations: [1, 0])
    let control = ControlDeclaration(.opener, needsAuthentication: true)
    let other = TraceBuilder().withControl(control).addsControl().tapsControl().leadsControl(.app)
    try expect(other.judged(by: "CT-07.runtime"), situations: [0, 1])
  }

  @Test func `a tap that runs an intent, or leads nowhere, is a violation`() throws {
    let intent = opener.tapsControl().leadsControl(.intent(1))
    try expect(intent.judged(by: "CT-07.runtime"), kinds: ["elsewhere"])
    let nowhere = opener.tapsControl()
    try expect(nowhere.at("1h15m").judged(by: "CT-07.runtime"), kinds: [])
    try expect(nowhere.at("1h15m0.000001s").judged(by: "CT-07.runtime"), kinds: ["nowhere"])
  }

  @Test func `what leads on without a tap is a violation, on a phone that is not locked`() throws {
    try expect(opener.leadsControl(.app).judged(by: "CT-07.runtime"), kinds: ["unfounded"])
    let twice = opener.tapsControl().leadsControl(.app).leadsControl(.app)
    try expect(twice.judged(by: "CT-07.runtime"), kinds: ["unfounded"])
    let locked = opener.input(.locked(true)).leadsControl(.app)
    try expect(locked.judged(by: "CT-07.runtime"), kinds: [])
    try expect(locked.judged(by: "CT-12.runtime"), kinds: ["unfounded"])
  }

  @Test func `a tap on a control that is not there is none`() throws {
    let removed = opener.controls(.removed(WidgetID(0))).tapsControl().at("3h")
    try expect(removed.judged(by: "CT-07.runtime"), kinds: [])
  }
}
