// Goal: several controls without a name break the clause, one does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CT-08 configuration` {
  private let asked = TraceBuilder().asked(-2, .control)

  @Test func `several controls without a name are a violation`() throws {
    let tally = try asked.did(-2, .controlNameMissing, #""lamp", "page""#)
      .answered(-2, .entry(ViewID(0))).judged(by: "CT-08.configuration")
    expect(tally, kinds: ["no names"], situations: [0, 1])
  }

  @Test func `a control with a name is none, nor an answer of a widget`() throws {
    let named = try asked.answered(-2, .entry(ViewID(0))).judged(by: "CT-08.configuration")
    expect(named, situations: [1, 0])
    let widget = try TraceBuilder().requested(1, .snapshot).answered(1, .entry(ViewID(0)))
      .judged(by: "CT-08.configuration")
    expect(widget, situations: [0, 0])
  }
}
