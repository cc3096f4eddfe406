// Goal: an intent that holds a value outside of its parameters breaks the clause, once a request; another side effect
// does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `VW-11 intent values` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `a value that is not a parameter is a violation, once per request`() throws {
    let tally = try asked.did(1, .intentValueLost, "Open.page").did(
      1,
      .intentValueLost,
      "Open.page"
    )
    .judged(by: "VW-11.intent.values")
    expect(tally, kinds: ["lost"], situations: [0, 2])
  }

  @Test func `another side effect is none`() throws {
    let tally = try asked.did(1, .viewStateUsed, "Open.page").answered(1, entries: ["0s"])
      .judged(by: "VW-11.intent.values")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
