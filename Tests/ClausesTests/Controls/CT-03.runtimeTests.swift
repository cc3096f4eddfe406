// Goal: a control shows its preview, then the value of its code.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CT-03 runtime` {
  private let added = TraceBuilder().withControl().addsControl()

  @Test func `a preview and then the values are none`() throws {
    let tally = try added.showsControl(.preview).asksForValue(0).at("2s").answered(0, .value(true))
      .showsControl(.on).controls(.pushed).asksForValue(1).answered(1, .value(true))
      .controls(.pushed).asksForValue(2).answered(2, .value(false)).showsControl(.off).at("1h")
      .judged(by: "CT-03.runtime")
    expect(tally, kinds: [], situations: [1, 2, 1])
  }

  @Test func `a control without a preview is a violation`() throws {
    try expect(added.at("15m").judged(by: "CT-03.runtime"), kinds: [])
    try expect(added.at("15m0.000001s").judged(by: "CT-03.runtime"), kinds: ["not shown"])
    try expect(added.showsControl(.off).judged(by: "CT-03.runtime"), kinds: ["other state"])
  }

  @Test func `a value that is not shown, or another one that is, is a violation`() throws {
    let answered = added.showsControl(.preview).asksForValue(0).answered(0, .value(true))
    try expect(answered.at("1h").judged(by: "CT-03.runtime"), kinds: ["not shown"])
    let other = answered.showsControl(.off)
    try expect(other.judged(by: "CT-03.runtime"), kinds: ["other state"])
  }

  @Test func `a value that comes too late, or took too much memory, need not be shown`() throws {
    let late = added.showsControl(.preview).asksForValue(0).at("29s").answered(0, .value(true))
      .at("1h")
    try expect(late.judged(by: "CT-03.runtime"), kinds: [])
    let large = added.showsControl(.preview).asksForValue(0)
      .answered(0, .value(true), memory: 40 << 20).failed(0, .outOfMemory).at("1h")
    try expect(large.judged(by: "CT-03.runtime"), kinds: [])
  }
}
