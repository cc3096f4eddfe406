// Goal: an archive over the limit that is accepted, or one at the limit that is refused, breaks the
// clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `DL-20 runtime` {
  private let limit = Profile.iOS26[.archiveByteLimit]

  private func answered(_ size: Int64, memory: Int64 = 0) -> TraceBuilder {
    TraceBuilder().added().reload(1, .added)
      .answered(1, entries: ["0s"], size: size, memory: memory)
  }

  @Test func `over the limit the reload fails for its size`() throws {
    let run = answered(limit + 1)
    let tally = try run.failed(1, .archiveTooLarge).judged(by: "DL-20.runtime")
    expect(tally, kinds: [], situations: [0, 1])
    try expect(
      run.committed(1, timeline: 0).judged(by: "DL-20.runtime"),
      kinds: ["put in force"]
    )
    try expect(run.failed(1, .threw).judged(by: "DL-20.runtime"), kinds: ["other reason"])
  }

  @Test func `nothing of it is displayed`() throws {
    let tally = try answered(limit + 1).failed(1, .archiveTooLarge)
      .displayed(timeline: 0, entry: 0).judged(by: "DL-20.runtime")
    expect(tally, kinds: ["displayed"])
  }

  @Test func `at the limit the timeline is put in force`() throws {
    let run = answered(limit)
    let tally = try run.committed(1, timeline: 0).displayed(timeline: 0, entry: 0)
      .judged(by: "DL-20.runtime")
    expect(tally, kinds: [], situations: [1, 0])
    try expect(
      run.failed(1, .archiveTooLarge).judged(by: "DL-20.runtime"),
      kinds: ["refused needlessly"]
    )
  }

  @Test func `memory is looked at first`() throws {
    let tally = try answered(limit + 1, memory: Profile.iOS26[.memoryLimit] + 1)
      .failed(1, .outOfMemory).judged(by: "DL-20.runtime")
    expect(tally, kinds: [])
  }
}
