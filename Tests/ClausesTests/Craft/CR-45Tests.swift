// Goal: a clock that keeps running in a stale Live Activity whose end is known breaks the clause; a
// drawing without one does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-45` {
  private let asked = TraceBuilder().asked(-2, .activity)

  @Test func `a clock that runs on is a violation`() throws {
    let tally = try asked.did(-2, .staleTextRunsOn, "the presentation lockScreen")
      .answered(-2, .entry(ViewID(0))).judged(by: "CR-45")
    expect(tally, kinds: ["runs on"], situations: [0, 1])
  }

  @Test func `a drawing without one is none`() throws {
    let tally = try asked.answered(-2, .entry(ViewID(0))).judged(by: "CR-45")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
