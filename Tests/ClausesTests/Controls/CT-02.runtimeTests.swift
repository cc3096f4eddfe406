// Goal: a value that may have changed is asked for, and nothing else.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CT-02 runtime` {
  private let begun = TraceBuilder().withControl().hasControl(true).at("1h")
  private let call = ControlInput.reloadCalled(kind: 7)

  @Test func `a value that is asked for whenever something calls for it is none`() throws {
    let tally = try begun.controls(call).asksForValue(1).answered(1, .value(true))
      .controls(.reloadCalled(kind: ControlInput.allKinds)).asksForValue(2)
      .answered(2, .value(true)).controls(.pushed).asksForValue(3).controls(call)
      .answered(3, .value(true)).asksForValue(4).answered(4, .value(true)).tapsControl()
      .leadsControl(.intent(1)).runsAction(5).answered(5, .returned).asksForValue(6).at("3h")
      .judged(by: "CT-02.runtime")
    expect(tally, kinds: [], situations: [1, 1, 3, 1, 1])
  }

  @Test(arguments: [
    ControlInput.reloadCalled(kind: 7), .reloadCalled(kind: ControlInput.allKinds), .pushed,
  ])
  func `what calls for a value and is not answered in time is a violation`(
    input: ControlInput
  ) throws {
    let called = begun.controls(input)
    try expect(called.at("1h15m").judged(by: "CT-02.runtime"), kinds: [])
    try expect(called.at("1h15m0.000001s").judged(by: "CT-02.runtime"), kinds: ["not requested"])
  }

  @Test func `a control that is added, or whose intent has returned, and is not asked is one`()
    throws
  {
    let added = TraceBuilder().withControl().addsControl().at("1h")
    try expect(added.judged(by: "CT-02.runtime"), kinds: ["not requested"])
    let returned = begun.tapsControl().runsAction(1).answered(1, .returned).at("2h")
    try expect(returned.judged(by: "CT-02.runtime"), kinds: ["not requested"])
    let failed = begun.tapsControl().runsAction(1).answered(1, .threw).failed(1, .threw).at("2h")
    try expect(failed.judged(by: "CT-02.runtime"), kinds: [])
  }

  @Test func `what calls for a value that is under way is owed once more after it`() throws {
    let called = begun.controls(.pushed).asksForValue(1).controls(.pushed).later("20s")
    try expect(called.judged(by: "CT-02.runtime"), kinds: [])
    let answered = called.answered(1, .value(false)).at("2h")
    try expect(answered.judged(by: "CT-02.runtime"), kinds: ["not requested"])
    let failed = called.answered(1, .threw).failed(1, .threw).at("4h")
    try expect(failed.judged(by: "CT-02.runtime"), kinds: [])
  }

  @Test func `a value that nothing calls for is a violation`() throws {
    try expect(begun.asksForValue(1).judged(by: "CT-02.runtime"), kinds: ["needless"])
    let other = begun.controls(.reloadCalled(kind: 8)).asksForValue(1)
    try expect(other.judged(by: "CT-02.runtime"), kinds: ["needless"])
    let widget = begun.asksForValue(1, of: 1)
    try expect(widget.judged(by: "CT-02.runtime"), kinds: ["needless"])
    let removed = begun.controls(.removed(WidgetID(0))).controls(.pushed).asksForValue(1)
    try expect(removed.judged(by: "CT-02.runtime"), kinds: ["needless"])
    let gone = begun.input(.appInstalled(false)).asksForValue(1)
    try expect(gone.judged(by: "CT-02.runtime"), kinds: ["needless"])
  }

  @Test func `what is called for as a value fails may be asked for or not`() throws {
    let failed = begun.controls(.pushed).asksForValue(1).controls(.pushed).answered(1, .threw)
      .failed(1, .threw)
    try expect(failed.at("1h30m").judged(by: "CT-02.runtime"), kinds: [])
    try expect(failed.asksForValue(2).judged(by: "CT-02.runtime"), kinds: [])
    let retried = failed.at("2h").controls(.pushed).asksForValue(2).answered(2, .value(true))
    try expect(retried.asksForValue(3).judged(by: "CT-02.runtime"), kinds: [])
    let twice = retried.asksForValue(3).answered(3, .value(true)).asksForValue(4)
    try expect(twice.judged(by: "CT-02.runtime"), kinds: ["needless"])
  }
}
