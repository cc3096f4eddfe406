// Goal: a toggle that reads the same on and off breaks the clause; one that differs, and a button,
// do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CT-09 view` {
  @Test func `one label for both states is a violation`() throws {
    let tally = try TraceBuilder.drawing(.toggle, (.valueLabels, "alike")).judged(by: "CT-09.view")
    expect(tally, kinds: ["states alike"], situations: [0, 0, 1])
  }

  @Test func `a label for each is none, nor a button`() throws {
    let different = try TraceBuilder.drawing(.toggle, (.valueLabels, "different"))
      .judged(by: "CT-09.view")
    expect(different, situations: [0, 1, 0])
    try expect(TraceBuilder.drawing(.button).judged(by: "CT-09.view"), situations: [1, 0, 0])
  }
}
