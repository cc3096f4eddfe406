// Goal: a tap runs the intent of a control, with the value that the system fills in.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CT-05 runtime` {
  private let off = TraceBuilder().withControl().hasControl(false).at("1h")
  private let button = TraceBuilder().withControl(ControlDeclaration(.button)).addsControl().at(
    "1h"
  )

  @Test func `taps that run the intent with the other value are none`() throws {
    let tally = try off.tapsControl().leadsControl(.intent(1)).runsAction(1, isOn: true)
      .showsControl(.on).tapsControl().leadsControl(.intent(1)).runsAction(2).at("3h")
      .judged(by: "CT-05.runtime")
    expect(tally, kinds: [], situations: [0, 1, 1])
    let pressed = button.tapsControl().leadsControl(.intent(1)).runsAction(1)
    try expect(pressed.judged(by: "CT-05.runtime"), situations: [1, 0, 0])
  }

  @Test func `the value that the toggle showed is a violation, and so is another intent`() throws {
    let same = off.tapsControl().leadsControl(.intent(1)).runsAction(1)
    try expect(same.judged(by: "CT-05.runtime"), kinds: ["other value"])
    let other = off.tapsControl().leadsControl(.intent(1)).runsAction(1, isOn: true, intent: 2)
    try expect(other.judged(by: "CT-05.runtime"), kinds: ["other intent"])
    let on = button.tapsControl().leadsControl(.intent(1)).runsAction(1, isOn: true)
    try expect(on.judged(by: "CT-05.runtime"), kinds: ["other value"])
  }

  @Test func `an intent that does not run, or runs without a tap, is a violation`() throws {
    let led = off.tapsControl().leadsControl(.intent(1))
    try expect(led.at("1h15m").judged(by: "CT-05.runtime"), kinds: [])
    try expect(led.at("1h15m0.000001s").judged(by: "CT-05.runtime"), kinds: ["not run"])
    try expect(off.runsAction(1).judged(by: "CT-05.runtime"), kinds: ["untapped"])
    let twice = led.runsAction(1, isOn: true).runsAction(2, isOn: true)
    try expect(twice.judged(by: "CT-05.runtime"), kinds: ["untapped"])
  }

  @Test func `a tap that leads elsewhere or nowhere is a violation`() throws {
    let app = button.tapsControl().leadsControl(.app).runsAction(1)
    try expect(app.judged(by: "CT-05.runtime"), kinds: ["elsewhere"])
    let nowhere = button.tapsControl().runsAction(1).at("2h")
    try expect(nowhere.judged(by: "CT-05.runtime"), kinds: ["nowhere"])
  }

  @Test func `taps on a locked phone and on openers are other clauses' matter`() throws {
    let locked = button.input(.locked(true)).tapsControl().leadsControl(.app)
    try expect(locked.runsAction(1).judged(by: "CT-05.runtime"), kinds: [])
    let opener = TraceBuilder().withControl(ControlDeclaration(.opener)).addsControl()
    try expect(opener.tapsControl().at("1h").judged(by: "CT-05.runtime"), kinds: [])
  }
}
