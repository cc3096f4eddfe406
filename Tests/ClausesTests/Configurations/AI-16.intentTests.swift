// Goal: an intent that throws breaks the clause, one that returns does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `AI-16 intent` {
  private let asked = TraceBuilder().added().requested(1, .intent, intent: 1)

  @Test func `an error is a violation`() throws {
    let tally = try asked.answered(1, .threw).judged(by: "AI-16.intent")
    expect(tally, kinds: ["thrown"], situations: [0, 1])
  }

  @Test func `a result is none, and a later error does not count`() throws {
    let tally = try asked.answered(1, .returned).answered(1, .threw).judged(by: "AI-16.intent")
    expect(tally, kinds: [], situations: [1, 0])
  }

  @Test func `an error of a control's action is another clause's matter`() throws {
    let tally = try TraceBuilder().asked(-2, .controlAction).answered(-2, .threw)
      .judged(by: "AI-16.intent")
    expect(tally, kinds: [], situations: [0, 0])
  }
}
