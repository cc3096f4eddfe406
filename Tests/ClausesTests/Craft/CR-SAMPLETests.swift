// Goal: the clause is recommended at most, and no trace breaks it: only the host knows which values
// were synthesized.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-SAMPLE` {
  @Test func `a drawn-up value never fails a run by itself`() throws {
    let clause = try #require(Clause.named("CR-SAMPLE"))
    #expect(clause.level == .recommended)
    #expect(clause.inapplicable(to: .all.subtracting(.samples)) != nil)
    #expect(clause.inapplicable(to: .all) == nil)
  }

  @Test func `no trace says anything of it`() throws {
    let tally = try TraceBuilder().asked(-2, .activity).answered(-2, .threw)
      .judged(by: "CR-SAMPLE")
    expect(tally, situations: [0, 0])
  }
}
