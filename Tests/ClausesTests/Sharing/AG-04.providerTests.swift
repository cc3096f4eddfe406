// Goal: one use of the standard defaults breaks the clause, other stores do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `AG-04 provider` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `the standard defaults are a violation of the request, once`() throws {
    let tally = try asked.did(1, .standardDefaultsUsed, "song").did(1, .standardDefaultsUsed)
      .answered(1, entries: ["0s"]).judged(by: "AG-04.provider")
    expect(tally, kinds: ["standard defaults"])
    #expect(tally.violations.first?.request == RequestID(1))
    #expect(tally.violations.first?.message.contains("song") == true)
    expect(tally, situations: [0, 2])
  }

  @Test func `shared data that is missing is none`() throws {
    let tally = try asked.did(1, .sharedDataMissed, "song").answered(1, entries: ["0s"])
      .judged(by: "AG-04.provider")
    expect(tally, kinds: [], situations: [1, 0])
  }

  @Test func `the clause needs real code`() throws {
    let clause = try #require(Clause.named("AG-04.provider"))
    #expect(clause.inapplicable(to: .scripted) == "needs real code")
    #expect(clause.inapplicable(to: .realCode) == nil)
  }
}
