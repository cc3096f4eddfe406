// Goal: a policy reload one tick before the last entry's date breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-19 runtime` {
  private let run = TraceBuilder().added().reload(1, .added)
    .answered(1, entries: ["0s", "1h"], policy: .atEnd).committed(1, timeline: 0)

  @Test func `one tick before the last entry is a violation`() throws {
    let tally = try run.at("59m59.999999s").reload(2, .policy).judged(by: "TL-19.runtime")
    expect(tally, kinds: ["early"])
  }

  @Test func `at the last entry, later, and for other causes are none`() throws {
    try expect(
      run.at("1h").reload(2, .policy).judged(by: "TL-19.runtime"),
      situations: [1, 0, 0]
    )
    let tally = try run.at("10m").reload(2, .app).at("2h").reload(3, .policy)
      .judged(by: "TL-19.runtime")
    expect(tally, kinds: [], situations: [0, 1, 1])
  }

  @Test func `a date that was reached before the clock went back counts`() throws {
    let tally = try run.at("1h").held(ReloadCauses(.policy), .budget)
      .input(.clockMoved(.minutes(-50))).later("1m").reload(2, .policy)
      .judged(by: "TL-19.runtime")
    expect(tally, kinds: [])
  }

  @Test func `the due policy of the timeline before may still be served`() throws {
    let tally = try run.at("59m59s").reload(2, .app).at("1h").held(ReloadCauses(.policy), .inFlight)
      .answered(2, entries: ["0s", "5h"], policy: .atEnd).committed(2, timeline: 1).at("1h5m")
      .reload(3, .policy).at("1h10m").reload(4, .policy).judged(by: "TL-19.runtime")
    expect(tally, kinds: ["early"])
  }
}
