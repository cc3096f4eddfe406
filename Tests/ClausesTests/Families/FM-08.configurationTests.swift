// Goal: a kind that is gone since the released version breaks the clause; kinds that stayed do not,
// and without a released version the clause does not apply.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `FM-08 configuration` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `a kind that is gone is a violation`() throws {
    let tally = try asked.did(1, .kindsWithdrawn, "\"look\"")
      .answered(1, entries: ["0s"]).judged(by: "FM-08.configuration")
    expect(tally, kinds: ["kind withdrawn"])
    #expect(tally.violations.first?.message.contains("\"look\"") == true)
    expect(tally, situations: [0, 1])
  }

  @Test func `kinds that stayed are none`() throws {
    let tally = try asked.did(1, .kindsKept).answered(1, entries: ["0s"])
      .judged(by: "FM-08.configuration")
    expect(tally, kinds: [], situations: [1, 0])
  }

  @Test func `without a released version nothing is said`() throws {
    let clause = try #require(Clause.named("FM-08.configuration"))
    #expect(clause.inapplicable(to: [.realCode, .timelines]) != nil)
  }
}
