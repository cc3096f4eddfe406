// Goal: missing data without an entry breaks the clause; with an entry, or with the data, it holds.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `AG-08 provider` {
  private let lacking = TraceBuilder().added().reload(1, .added).did(1, .sharedDataMissed, "song")

  @Test func `an empty timeline and an error are violations`() throws {
    let empty = try lacking.answered(1, entries: []).judged(by: "AG-08.provider")
    let error = try lacking.answered(1, .threw).judged(by: "AG-08.provider")
    expect(empty, kinds: ["no entry"])
    expect(error, kinds: ["no entry"], situations: [0, 1, 0])
  }

  @Test func `an entry is none, and without a lack nothing is said`() throws {
    let kept = try lacking.answered(1, entries: ["0s"]).judged(by: "AG-08.provider")
    expect(kept, kinds: [], situations: [1, 0, 0])
    let silent = try TraceBuilder().added().reload(1, .added).answered(1, entries: [])
      .judged(by: "AG-08.provider")
    expect(silent, kinds: [], situations: [0, 0, 0])
  }
}
