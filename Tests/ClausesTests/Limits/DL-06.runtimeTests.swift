// Goal: an answer over the memory limit that is accepted, or one at the limit that is refused,
// breaks the clause; so does a killed process that keeps working.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `DL-06 runtime` {
  private let asked = TraceBuilder().added().reload(1, .added)
  private let limit = Profile.iOS26[.memoryLimit]

  private func answered(_ memory: Int64) -> TraceBuilder {
    asked.answered(1, entries: ["0s"], memory: memory)
  }

  @Test func `over the limit the reload fails as out of memory`() throws {
    let run = answered(limit + 1)
    let tally = try run.failed(1, .outOfMemory).judged(by: "DL-06.runtime")
    expect(tally, kinds: [], situations: [0, 1, 0])
    try expect(
      run.committed(1, timeline: 0).judged(by: "DL-06.runtime"),
      kinds: ["put in force"]
    )
    try expect(
      run.failed(1, .processKilled).judged(by: "DL-06.runtime"),
      kinds: ["other reason"]
    )
  }

  @Test func `at the limit the answer is accepted`() throws {
    let run = answered(limit)
    let tally = try run.committed(1, timeline: 0).judged(by: "DL-06.runtime")
    expect(tally, kinds: [], situations: [1, 0, 0])
    try expect(
      run.failed(1, .outOfMemory).judged(by: "DL-06.runtime"),
      kinds: ["killed needlessly"]
    )
  }

  @Test func `a late answer is not judged by its memory`() throws {
    let tally = try asked.at("28.000001s").answered(1, entries: ["0s"], memory: limit + 1)
      .failed(1, .timedOut).judged(by: "DL-06.runtime")
    expect(tally, kinds: [], situations: [0, 0, 0])
  }

  @Test func `what else the process was doing fails too`() throws {
    let run = TraceBuilder().added().added(1).reload(1, .added).requested(2, .snapshot)
      .requested(3, .snapshot, placement: 1).answered(1, entries: ["0s"], memory: limit + 1)
      .failed(1, .outOfMemory)
    let tally = try run.failed(2, .processKilled).later("1s").answered(3, .entry(ViewID(0)))
      .judged(by: "DL-06.runtime")
    expect(tally, kinds: [], situations: [0, 1, 1])
    let survivor = try run.later("1s").answered(2, .entry(ViewID(0))).judged(by: "DL-06.runtime")
    expect(survivor, kinds: ["process lived on"])
    #expect(survivor.violations.first?.request == RequestID(2))
    try expect(run.judged(by: "DL-06.runtime"), kinds: ["process lived on"])
  }
}
