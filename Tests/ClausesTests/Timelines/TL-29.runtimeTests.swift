// Goal: an empty timeline fails its request for lack of entries.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-29 runtime` {
  private let run = TraceBuilder().added().reload(1, .added)

  @Test func `an empty timeline that fails is none`() throws {
    let tally = try run.answered(1, entries: []).failed(1, .noEntries).at("1h").reload(2, .app)
      .answered(2, entries: ["0s"]).committed(2, timeline: 1).at("2h").reload(3, .app)
      .answered(3, entries: []).failed(3, .noEntries).judged(by: "TL-29.runtime")
    expect(tally, kinds: [], situations: [1, 1, 1])
  }

  @Test func `an empty timeline that is committed is a violation`() throws {
    let tally = try run.answered(1, entries: []).committed(1, timeline: 0)
      .judged(by: "TL-29.runtime")
    expect(tally, kinds: ["committed"])
  }

  @Test func `another reason is a violation, and this reason for other answers`() throws {
    let empty = run.answered(1, entries: [])
    try expect(empty.failed(1, .threw).judged(by: "TL-29.runtime"), kinds: ["wrong reason"])
    try expect(empty.failed(1, .outOfMemory).judged(by: "TL-29.runtime"), kinds: [])
    let full = run.answered(1, entries: ["0s"]).failed(1, .noEntries)
    try expect(full.judged(by: "TL-29.runtime"), kinds: ["wrong reason"])
  }

  @Test func `an empty timeline that comes too late may find the request timed out`() throws {
    let tally = try run.later("28.000001s").answered(1, entries: []).failed(1, .timedOut)
      .judged(by: "TL-29.runtime")
    expect(tally, kinds: [])
  }

  @Test func `a request that does not fail is a violation one tick after the promise`() throws {
    let empty = run.answered(1, entries: [])
    try expect(empty.later("15m").judged(by: "TL-29.runtime"), kinds: [])
    try expect(empty.later("15m0.000001s").judged(by: "TL-29.runtime"), kinds: ["not failed"])
  }
}
