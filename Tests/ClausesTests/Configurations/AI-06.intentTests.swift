// Goal: a lookup that fails for a missing entity breaks the clause, one that omits it does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `AI-06 intent` {
  private let asked = TraceBuilder().asked(-2, .options)

  @Test func `a look-up that fails is a violation`() throws {
    let tally = try asked.did(-2, .lookUpFailed, "StopQuery: closed")
      .did(-2, .lookUpFailed, "StopQuery: closed")
      .answered(-2, .returned).judged(by: "AI-06.intent")
    expect(tally, kinds: ["failed"])
    #expect(tally.violations.first?.message.contains("StopQuery") == true)
    expect(tally, situations: [0, 0, 2])
  }

  @Test func `another fault of a query is none`() throws {
    let tally = try asked.did(-2, .entitiesLost, amount: 1, "StopQuery").answered(-2, .returned)
      .judged(by: "AI-06.intent")
    expect(tally, kinds: [], situations: [1, 0, 0])
  }

  @Test func `a configuration whose entity is gone is none, if its look-up omits it`() throws {
    let tally = try TraceBuilder().added().reload(1, .added)
      .did(1, .configuredVanished, "StopQuery").answered(1, entries: ["0s"])
      .judged(by: "AI-06.intent")
    expect(tally, kinds: [], situations: [0, 1, 0])
  }

  @Test func `code without entities that can go owes it nothing`() throws {
    let clause = try #require(Clause.named("AI-06.intent"))
    #expect(clause.inapplicable(to: [.realCode, .configuration]) != nil)
  }
}
