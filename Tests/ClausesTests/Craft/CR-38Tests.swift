// Goal: a description that two recommendations share breaks the clause; a provider that is asked for its relevance
// without one does not, nor does another request.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-38` {
  private let asked = TraceBuilder().asked(-2, .relevance)

  @Test func `a doubled description is a violation`() throws {
    let tally = try asked.did(-2, .recommendationDoubled, "\"Oslo\"").answered(-2, .returned)
      .judged(by: "CR-38")
    expect(tally, kinds: ["doubled"], situations: [0, 1])
  }

  @Test func `recommendations that differ are none, other requests count for nothing`() throws {
    let tally = try asked.answered(-2, .returned).added().reload(1, .added)
      .answered(1, entries: ["0s"]).judged(by: "CR-38")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
