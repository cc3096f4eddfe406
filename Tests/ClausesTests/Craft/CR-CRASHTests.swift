// Goal: every answer of real code counts as survived; no answer of a script counts.
// A crash leaves no trace; the tests that watch processes check that it breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-CRASH` {
  private let run = TraceBuilder().added().reload(1, .added).answered(1, entries: [])

  @Test func `an answer of any kind is survived`() throws {
    let tally = try run.requested(2, .snapshot).answered(2, .threw).judged(by: "CR-CRASH")
    expect(tally, kinds: [], situations: [2, 0])
  }

  @Test func `without an answer nothing is said`() throws {
    let tally = try TraceBuilder().added().reload(1, .added).judged(by: "CR-CRASH")
    expect(tally, situations: [0, 0])
  }
}
