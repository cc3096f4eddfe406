// Goal: the side effect breaks the clause, once a request; another one does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-34` {
  private let asked = TraceBuilder().asked(-2, .options)

  @Test func `it is a violation, once a request`() throws {
    let tally = try asked.did(-2, .defaultNotOffered, "x").did(-2, .defaultNotOffered, "x")
      .answered(-2, .returned).judged(by: "CR-34")
    expect(tally, kinds: ["stray"], situations: [0, 2])
  }

  @Test func `another side effect is none`() throws {
    let tally = try asked.did(-2, .offeredUnmet, "x").answered(-2, .returned)
      .judged(by: "CR-34")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
