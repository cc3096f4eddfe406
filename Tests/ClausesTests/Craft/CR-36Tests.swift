// Goal: views with ids that no archive can hold break the clause, once a request; another side effect does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-36` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `such an id is a violation, once a request`() throws {
    let tally = try asked.did(1, .viewIDUnencodable, "Key").did(1, .viewIDUnencodable, "Key")
      .judged(by: "CR-36")
    expect(tally, kinds: ["unencodable"], situations: [0, 2])
  }

  @Test func `another side effect is none`() throws {
    let tally = try asked.did(1, .viewStateUsed, "Key").answered(1, entries: ["0s"])
      .judged(by: "CR-36")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
