// Goal: a view with an observed object breaks the clause, one without does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `VW-25 view` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `an observed object is a violation`() throws {
    let tally = try asked.did(1, .viewStateUsed, "Model").judged(by: "VW-25.view")
    expect(tally, kinds: ["state"])
    #expect(tally.violations.first?.message.contains("Model") == true)
  }

  @Test func `a drawing without one is none`() throws {
    let tally = try asked.answered(1, entries: ["0s"]).judged(by: "VW-25.view")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
