// Goal: a parameter without a value breaks the clause, a complete configuration does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `AI-03 configuration` {
  private let asked = TraceBuilder().asked(-2, .options)

  @Test func `a parameter without a value is a violation`() throws {
    let tally = try asked.did(-2, .parameterUnset, "Select.stop")
      .did(-2, .parameterUnset, "Select.stop")
      .answered(-2, .returned).judged(by: "AI-03.configuration")
    expect(tally, kinds: ["no value"])
    #expect(tally.violations.first?.message.contains("Select.stop") == true)
    expect(tally, situations: [0, 2])
  }

  @Test func `a complete configuration is none`() throws {
    let tally = try asked.did(-2, .parametersDeclared, amount: 3, "Select").answered(-2, .returned)
      .judged(by: "AI-03.configuration")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
