// Goal: an intent that asks a question breaks the clause, one that asks nothing does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `VW-11 intent` {
  private let asked = TraceBuilder().added().requested(1, .intent, intent: 1)

  @Test func `a question is a violation, once a run`() throws {
    let tally = try asked.did(1, .dialogRequested, "requestValue")
      .did(1, .dialogRequested, "requestValue")
      .answered(1, .returned).judged(by: "VW-11.intent")
    expect(tally, kinds: ["asked"])
    #expect(tally.violations.first?.message.contains("requestValue") == true)
    expect(tally, situations: [0, 2])
  }

  @Test func `other work is none`() throws {
    let tally = try asked.did(1, .reloadAllCalled).answered(1, .returned)
      .judged(by: "VW-11.intent")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
