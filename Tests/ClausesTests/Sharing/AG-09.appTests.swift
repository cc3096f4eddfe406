// Goal: data that is written after a reload call breaks the clause, data that is written before it
// does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `AG-09 app` {
  private let asked = TraceBuilder().added().requested(1, .intent, intent: 1)

  private func judged(_ run: TraceBuilder) throws -> Tally {
    try run.answered(1, .returned).judged(by: "AG-09.app")
  }

  @Test func `a value written after the call is a violation, once`() throws {
    let tally = try judged(
      asked.did(1, .reloadCalled, "tram").did(1, .sharedDataWritten, "a").did(
        1,
        .sharedDataWritten,
        "b"
      )
    )
    expect(tally, kinds: ["written too late"])
    #expect(tally.violations.first?.message.hasPrefix("a was written") == true)
    expect(tally, situations: [0, 1])
  }

  @Test func `a value written between two calls is none, one after the second is`() throws {
    let between = asked.did(1, .reloadCalled, "tram").did(1, .sharedDataWritten, "a")
      .did(1, .reloadAllCalled)
    try expect(judged(between), kinds: [], situations: [1, 0])
    try expect(judged(between.did(1, .sharedDataWritten, "b")), kinds: ["written too late"])
  }

  @Test func `a request that is not answered counts, too`() throws {
    let run = asked.did(1, .reloadCalled, "tram").did(1, .sharedDataWritten, "a")
    try expect(run.judged(by: "AG-09.app"), kinds: ["written too late"])
  }

  @Test func `a value written before the call is none`() throws {
    let tally = try judged(asked.did(1, .sharedDataWritten, "a").did(1, .reloadAllCalled))
    expect(tally, kinds: [], situations: [1, 0])
  }

  @Test func `a value written without a call, or during another request, is none`() throws {
    let tally = try judged(
      asked.did(1, .sharedDataWritten, "a").requested(2).did(2, .reloadAllCalled)
        .did(1, .sharedDataWritten, "b")
    )
    expect(tally, kinds: [], situations: [0, 0])
  }
}
