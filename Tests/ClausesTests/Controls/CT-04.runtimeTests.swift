// Goal: a failed value changes nothing and is asked for later.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CT-04 runtime` {
  private let failed = TraceBuilder().withControl().hasControl(true).at("1h").controls(.pushed)
    .asksForValue(1).answered(1, .threw).failed(1, .threw)

  @Test func `a value that stays and is asked for after the back-off is none`() throws {
    let tally = try failed.at("2h").asksForValue(2).answered(2, .value(false)).showsControl(.off)
      .at("4h").judged(by: "CT-04.runtime")
    expect(tally, kinds: [], situations: [1, 0, 1])
    let first = TraceBuilder().withControl().addsControl().showsControl(.preview).asksForValue(0)
      .answered(0, .threw).failed(0, .threw).at("1h").asksForValue(1)
    try expect(first.judged(by: "CT-04.runtime"), situations: [0, 1, 1])
  }

  @Test func `a control that shows something else for a value that failed is a violation`() throws {
    try expect(failed.showsControl(.preview).judged(by: "CT-04.runtime"), kinds: ["other state"])
    try expect(failed.showsControl(.off).judged(by: "CT-04.runtime"), kinds: ["other state"])
  }

  @Test func `a value that is asked for too early, or never, is a violation`() throws {
    let early = failed.at("1h59m59.999999s").asksForValue(2)
    try expect(early.judged(by: "CT-04.runtime"), kinds: ["too early"])
    try expect(failed.at("2h15m").judged(by: "CT-04.runtime"), kinds: [])
    try expect(failed.at("2h15m0.000001s").judged(by: "CT-04.runtime"), kinds: ["not retried"])
  }

  @Test func `a value that something calls for before is none`() throws {
    let called = failed.at("1h30m").controls(.pushed).asksForValue(2)
    try expect(called.judged(by: "CT-04.runtime"), kinds: [])
    let meanwhile = TraceBuilder().withControl().hasControl(true).controls(.pushed).asksForValue(1)
      .at("10s").controls(.pushed).answered(1, .threw).failed(1, .threw).asksForValue(2)
    try expect(meanwhile.judged(by: "CT-04.runtime"), kinds: [])
  }
}
