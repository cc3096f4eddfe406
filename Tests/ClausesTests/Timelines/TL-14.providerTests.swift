// Goal: entries one tick closer than the least spacing break the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-14 provider` {
  private func judged(_ entries: [String]) throws -> Tally {
    try TraceBuilder().added().reload(7, .added).later("5s").answered(7, entries: entries)
      .answered(7, entries: []).judged(by: "TL-14.provider")
  }

  @Test func `the fault is a violation of the request`() throws {
    let tally = try judged(["0s", "1h", "4m59.999999s"])
    expect(tally, kinds: ["too close"])
    #expect(tally.violations.first?.request == RequestID(7))
  }

  @Test func `the near misses are none, each in its situation`() throws {
    try expect(judged(["0s", "5m"]), situations: [1, 0, 0])
    try expect(judged(["10m", "0s"]), situations: [0, 1, 0])
    try expect(judged(["0s"]), situations: [0, 0, 0])
    for entries in [["0s", "5m"], ["10m", "0s"], ["0s"]] {
      try expect(judged(entries), kinds: [])
    }
  }
}
