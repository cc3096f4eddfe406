// Goal: a suggestion that a lookup does not find breaks the clause, a complete lookup does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `AI-07 intent` {
  private let asked = TraceBuilder().asked(-2, .options)

  @Test func `a lost entity is a violation`() throws {
    let tally = try asked.did(-2, .entitiesLost, amount: 3, "City").answered(-2, .returned)
      .judged(by: "AI-07.intent")
    expect(tally, kinds: ["lost"], situations: [0, 1])
  }

  @Test func `options without a loss are none, other requests count for nothing`() throws {
    let tally = try asked.answered(-2, .returned).added().reload(1, .added)
      .answered(1, entries: ["0s"]).judged(by: "AI-07.intent")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
