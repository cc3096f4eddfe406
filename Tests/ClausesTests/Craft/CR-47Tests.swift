// Goal: the side effect breaks the clause, once a request; another one does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-47` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `it is a violation, once a request`() throws {
    let tally = try asked.did(1, .addressCutOff, "x").did(1, .addressCutOff, "x")
      .judged(by: "CR-47")
    expect(tally, kinds: ["cut off"], situations: [0, 2])
  }

  @Test func `another side effect is none`() throws {
    let tally = try asked.did(1, .addressEncodedTwice, "x").answered(1, entries: ["0s"])
      .judged(by: "CR-47")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
