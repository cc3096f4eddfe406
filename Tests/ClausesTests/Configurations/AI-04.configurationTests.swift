// Goal: a control's parameter without a value breaks the clause, a complete one does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `AI-04 configuration` {
  private let asked = TraceBuilder().asked(-2, .control)

  @Test func `a parameter without a value is a violation`() throws {
    let tally = try asked.did(-2, .controlParameterUnset, "Select.minutes")
      .did(-2, .controlParameterUnset, "Select.minutes")
      .answered(-2, .returned).judged(by: "AI-04.configuration")
    expect(tally, kinds: ["no value"])
    #expect(tally.violations.first?.message.contains("Select.minutes") == true)
    expect(tally, situations: [0, 2])
  }

  @Test func `a complete control is none`() throws {
    let tally = try asked.did(-2, .parametersDeclared, amount: 3, "Select").answered(-2, .returned)
      .judged(by: "AI-04.configuration")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
