// Goal: atEnd after an entry of now breaks the clause and reports the effects in the run.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-01` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `a single entry dated now is one violation with the counts of the run`() throws {
    let tally = try asked.answered(1, entries: ["0s"], policy: .atEnd).committed(1, timeline: 0)
      .at("5m").reload(2, .policy).answered(2, entries: ["0s"], policy: .atEnd)
      .held(ReloadCauses(.policy), .budget).at("1d").judged(by: "CR-01")
    expect(tally, kinds: ["at once"], situations: [0, 2])
    let message = try #require(tally.violations.first?.message)
    #expect(message.contains("in the following 1d it did so 2 times"))
    #expect(message.contains("1 reload was granted and 1 held"))
  }

  @Test func `a clock that was moved while the code worked makes no violation`() throws {
    let moved = asked.input(.clockMoved(.hours(1)))
    try expect(moved.answered(1, entries: ["0s"], policy: .atEnd).judged(by: "CR-01"), kinds: [])
  }

  @Test func `entries of the past alone are a violation`() throws {
    let tally = try asked.answered(1, entries: ["-2h", "-1h"], policy: .atEnd).judged(by: "CR-01")
    expect(tally, kinds: ["at once"])
  }

  @Test func `a last entry that is near once is none, for midnight may be; near again it is one`()
    throws
  {
    let once = asked.answered(1, entries: ["0s", "30s"], policy: .atEnd)
    try expect(once.judged(by: "CR-01"), kinds: [], situations: [0, 1])
    let again = once.committed(1, timeline: 0).at("5m").reload(2, .policy)
      .answered(2, entries: ["0s", "30s"], policy: .atEnd)
    try expect(again.judged(by: "CR-01"), kinds: ["at once"])
  }

  @Test func `an entry ahead is none, nor is another policy`() throws {
    let ahead = try asked.answered(1, entries: ["0s", "1m0.000001s"], policy: .atEnd)
      .judged(by: "CR-01")
    expect(ahead, kinds: [], situations: [1, 0])
    try expect(asked.answered(1, entries: ["0s"]).judged(by: "CR-01"), situations: [0, 0])
  }
}
