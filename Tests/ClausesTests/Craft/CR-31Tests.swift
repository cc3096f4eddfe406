// Goal: the side effect breaks the clause, once a request; another one does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-31` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `it is a violation, once a request`() throws {
    let tally = try asked.did(1, .ownSchemeOpened, "x").did(1, .ownSchemeOpened, "x")
      .judged(by: "CR-31")
    expect(tally, kinds: ["own scheme"], situations: [0, 2])
  }

  @Test func `another side effect is none`() throws {
    let tally = try asked.did(1, .viewReadClock, "x").answered(1, entries: ["0s"])
      .judged(by: "CR-31")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
