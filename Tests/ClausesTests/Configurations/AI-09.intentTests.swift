// Goal: choices that are offered before those on which they depend break the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `AI-09 intent` {
  private let asked = TraceBuilder().asked(-2, .options)

  @Test func `choices that do not wait are a violation`() throws {
    let tally = try asked.did(-2, .offeredUnmet, amount: 5, "CityQuery").answered(-2, .returned)
      .judged(by: "AI-09.intent")
    expect(tally, kinds: ["offered early"])
    #expect(tally.violations.first?.message.contains("CityQuery offers 5 choices") == true)
    expect(tally, situations: [0, 1])
  }

  @Test func `a query that waits, or that loses entities, is none`() throws {
    let tally = try asked.did(-2, .entitiesLost, amount: 1, "CityQuery").answered(-2, .returned)
      .judged(by: "AI-09.intent")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
