// Goal: a policy reload under never breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-23 runtime` {
  private let run = TraceBuilder().added().reload(1, .added).answered(1, entries: ["0s", "1h"])
    .committed(1, timeline: 0)

  @Test func `a reload by the policy is a violation`() throws {
    try expect(run.at("1h").reload(2, .policy).judged(by: "TL-23.runtime"), kinds: ["asked"])
  }

  @Test func `other causes and none at all are none`() throws {
    let tally = try run.at("1h").reload(2, .app).at("2h").judged(by: "TL-23.runtime")
    expect(tally, kinds: [], situations: [1, 1])
  }
}
