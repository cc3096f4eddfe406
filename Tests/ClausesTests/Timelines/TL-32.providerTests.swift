// Goal: a latest entry one tick older than the tolerance breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-32 provider` {
  private func judged(_ entries: [String], _ policy: ReloadPolicy = .never) throws -> Tally {
    try TraceBuilder().added().reload(7, .added).later("5s")
      .answered(7, entries: entries, policy: policy)
      .answered(7, entries: []).judged(by: "TL-32.provider")
  }

  @Test func `the fault is a violation of the request`() throws {
    let tally = try judged(["-1m0.000001s", "-1d"])
    expect(tally, kinds: ["stale"])
    #expect(tally.violations.first?.request == RequestID(7))
  }

  @Test func `the near misses are none, each in its situation`() throws {
    try expect(judged(["-1d", "0s"]), situations: [1, 0, 0, 0, 0])
    try expect(judged(["-59s", "-2d"]), situations: [0, 1, 0, 0, 0])
    try expect(judged(["-1m"]), situations: [0, 0, 1, 0, 0])
    for entries in [["-1d", "0s"], ["-59s", "-2d"], ["-1m"]] {
      try expect(judged(entries), kinds: [])
    }
  }

  @Test func `a single entry of the past is in force, unless it is the end`() throws {
    let kept = try judged(["-19h"])
    expect(kept, kinds: [], situations: [0, 0, 0, 0, 1])
    try expect(judged(["-19h"], .atEnd), kinds: ["stale"])
  }
}
