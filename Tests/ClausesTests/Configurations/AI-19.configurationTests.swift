// Goal: three parameters break the clause, two do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `AI-19 configuration` {
  private let asked = TraceBuilder().asked(-2, .options)

  @Test func `three parameters are a violation`() throws {
    let tally = try asked.did(-2, .parametersDeclared, amount: 3, "Select")
      .did(-2, .parametersDeclared, amount: 3, "Select")
      .answered(-2, .returned).judged(by: "AI-19.configuration")
    expect(tally, kinds: ["too many"])
    #expect(tally.violations.first?.message.contains("3 parameters") == true)
    expect(tally, situations: [0, 2])
  }

  @Test func `two are none`() throws {
    let tally = try asked.did(-2, .parametersDeclared, amount: 2, "Select").answered(-2, .returned)
      .judged(by: "AI-19.configuration")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
