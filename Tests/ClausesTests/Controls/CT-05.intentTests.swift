// Goal: a toggle whose intent has its value breaks the clause; one without, and a button, do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CT-05 intent` {
  @Test func `a value that is set is a violation`() throws {
    let tally = try TraceBuilder.drawing(.toggle, (.presetValue, "true"))
      .judged(by: "CT-05.intent")
    expect(tally, kinds: ["set by code"], situations: [0, 0, 1])
  }

  @Test func `a value that is left to the system is none, nor that of a button`() throws {
    try expect(TraceBuilder.drawing(.toggle).judged(by: "CT-05.intent"), situations: [0, 1, 0])
    let button = try TraceBuilder.drawing(.button, (.presetValue, "true"))
      .judged(by: "CT-05.intent")
    expect(button, situations: [1, 0, 0])
  }

  @Test func `a second drawing is let pass, and a widget's toggle is none`() throws {
    let twice = try TraceBuilder.drawing(.toggle, (.presetValue, "true"))
      .answered(-2, .entry(ViewID(0))).judged(by: "CT-05.intent")
    expect(twice, kinds: ["set by code"])
    #expect(twice.guards == [0, 0, 1])
    let tree = ViewTree(
      nodes: [ViewNode(.toggle, target: 1)],
      attributes: [ViewAttribute(.presetValue, "true", of: 0)]
    )
    let widget = try TraceBuilder().view(tree).requested(1, .snapshot)
      .answered(1, .entry(ViewID(0))).judged(by: "CT-05.intent")
    expect(widget, situations: [0, 0, 0])
  }
}
