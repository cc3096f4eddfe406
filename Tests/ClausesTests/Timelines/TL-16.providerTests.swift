// Goal: two entries that are closer together than the observed minimum of a widget break the
// clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-16 provider` {
  private func tally(_ entries: String...) throws -> Tally {
    try TraceBuilder().added().requested(1).answered(1, entries: entries).judged(
      by: "TL-16.provider"
    )
  }

  @Test func `entries two seconds apart are none, entries a tick closer are a violation`() throws {
    let least = try tally("0s", "2s")
    expect(least, kinds: [], situations: [1, 0])
    try expect(tally("0s", "1.999999s"), kinds: ["too short"])
    try expect(tally("0s", "5m", "5m1s"), kinds: ["too short"])
  }

  @Test func `entries that lie apart, and a single one, are none`() throws {
    try expect(tally("0s", "5m", "10m"), situations: [0, 1])
    try expect(tally("0s"), kinds: [])
  }
}
