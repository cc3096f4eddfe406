// Goal: a timeline without entries breaks the clause, one entry is enough.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-10 provider` {
  private func judged(_ entries: [String]) throws -> Tally {
    try TraceBuilder().added().reload(7, .added).later("5s").answered(7, entries: entries)
      .answered(7, entries: []).judged(by: "TL-10.provider")
  }

  @Test func `the fault is a violation of the request`() throws {
    let tally = try judged([])
    expect(tally, kinds: ["no entries"])
    #expect(tally.violations.first?.request == RequestID(7))
  }

  @Test func `the near misses are none, each in its situation`() throws {
    try expect(judged(["0s"]), situations: [1, 0, 0])
    try expect(judged(["0s", "1h"]), situations: [0, 1, 0])
    for entries in [["0s"], ["0s", "1h"]] {
      try expect(judged(entries), kinds: [])
    }
  }
}
