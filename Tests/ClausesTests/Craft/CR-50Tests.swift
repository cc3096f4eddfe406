// Goal: a text that counts on past its date breaks the clause; an answer without one does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-50` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `a text that counts on is a violation`() throws {
    let tally = try asked.did(1, .textRunsPast, "entry 0").answered(1, entries: ["0s"])
      .judged(by: "CR-50")
    expect(tally, kinds: ["counts on"])
  }

  @Test func `an answer without one is none`() throws {
    let tally = try asked.answered(1, entries: ["0s"]).judged(by: "CR-50")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
