// Goal: a date that moved breaks the clause, one that stood still does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-03` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `a date that moved is a violation`() throws {
    let tally = try asked.did(1, .entryDateMoved, amount: 250_000).answered(1, entries: ["0s"])
      .judged(by: "CR-03")
    expect(tally, kinds: ["moved"])
    #expect(tally.violations.first?.message.contains("0.25s") == true)
    expect(tally, situations: [0, 1])
  }

  @Test func `an answer without is none`() throws {
    let tally = try asked.answered(1, entries: ["0s"]).judged(by: "CR-03")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
