// Goal: presentations that are alike when stale break the clause, those that differ do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-24` {
  private let asked = TraceBuilder().asked(-2, .activity)

  @Test func `presentations that stay as they are are a violation`() throws {
    let tally = try asked.did(-2, .activityStaleDrawn, amount: 1).judged(by: "CR-24")
    expect(tally, kinds: ["hidden"], situations: [0, 0, 1])
  }

  @Test func `those that differ are none`() throws {
    let tally = try asked.did(-2, .activityStaleDrawn, amount: 0).judged(by: "CR-24")
    expect(tally, kinds: [], situations: [0, 1, 0])
  }
}
