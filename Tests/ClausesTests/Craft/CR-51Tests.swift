// Goal: two elements of a list with one id break the clause, once a request; another side effect does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-51` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `an id twice is a violation, once a request`() throws {
    let tally = try asked.did(1, .viewIDDoubled, "Key").did(1, .viewIDDoubled, "Key")
      .judged(by: "CR-51")
    expect(tally, kinds: ["doubled"], situations: [0, 2])
  }

  @Test func `another side effect is none`() throws {
    let tally = try asked.did(1, .viewStateUsed, "Key").answered(1, entries: ["0s"])
      .judged(by: "CR-51")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
