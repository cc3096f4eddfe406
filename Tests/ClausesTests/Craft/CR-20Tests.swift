// Goal: the side effect breaks the clause, once a request; another one does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-20` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `it is a violation, once a request`() throws {
    let tally = try asked.did(1, .kindUnsteady, "x").did(1, .kindUnsteady, "x")
      .judged(by: "CR-20")
    expect(tally, kinds: ["another kind"], situations: [0, 2])
  }

  @Test func `another side effect is none`() throws {
    let tally = try asked.did(1, .kindsKept, "x").answered(1, entries: ["0s"])
      .judged(by: "CR-20")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
