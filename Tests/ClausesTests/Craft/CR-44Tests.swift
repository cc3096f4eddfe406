// Goal: stored data that is removed after a failed load breaks the clause; other writes do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-44` {
  private let asked = TraceBuilder().added().reload(1, .added).did(1, .networkRequested, "a")

  @Test func `an empty value in the place of a good one is a violation after a failed load`() throws
  {
    let tally = try asked.did(1, .storedDataLost, "quotas").answered(1, entries: ["0s"])
      .judged(by: "CR-44")
    expect(tally, kinds: ["overwritten"])
    expect(tally, situations: [0, 0, 1])
    #expect(tally.violations.first?.message.contains("quotas") == true)
  }

  @Test func `a value that is written is none`() throws {
    let tally = try asked.did(1, .sharedDataWritten, "quotas").answered(1, entries: ["0s"])
      .judged(by: "CR-44")
    expect(tally, kinds: [])
    expect(tally, situations: [0, 1, 0])
  }

  @Test func `a value that is kept after a failed load is none`() throws {
    let tally = try asked.answered(1, entries: ["0s"]).judged(by: "CR-44")
    expect(tally, kinds: [])
    expect(tally, situations: [1, 0, 0])
  }
}
