// Goal: a look-up that fails for what is gone breaks the clause, one that omits it does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `AI-06 intent` {
  private let asked = TraceBuilder().asked(-2, .options)

  @Test func `a look-up that fails is a violation`() throws {
    let tally = try asked.did(-2, .lookUpFailed, "StopQuery: closed")
      .did(-2, .lookUpFailed, "StopQuery: closed")
      .answered(-2, .returned).judged(by: "AI-06.intent")
    #expect(tally.kinds == ["failed"])
    #expect(tally.violations.first?.message.contains("StopQuery") == true)
    #expect(tally.situations == [0, 2])
  }

  @Test func `another fault of a query is none`() throws {
    let tally = try asked.did(-2, .entitiesLost, amount: 1, "StopQuery").answered(-2, .returned)
      .judged(by: "AI-06.intent")
    #expect(tally.kinds == [])
    #expect(tally.situations == [1, 0])
  }
}
