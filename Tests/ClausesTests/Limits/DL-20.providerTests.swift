// Goal: an archive that is one byte too large breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `DL-20 provider` {
  private let asked = TraceBuilder().added().reload(1, .added)
  private let limit = Profile.iOS26[.archiveByteLimit]

  @Test func `one byte over the limit is a violation`() throws {
    let tally = try asked.answered(1, entries: ["0s"], size: limit + 1)
      .judged(by: "DL-20.provider")
    expect(tally, kinds: ["too large"])
    #expect(tally.violations.first?.request == RequestID(1))
  }

  @Test func `at exactly the limit or below it is none`() throws {
    let tally = try asked.answered(1, entries: ["0s"], size: limit).requested(2)
      .answered(2, entries: ["0s"], size: limit - 1).judged(by: "DL-20.provider")
    expect(tally, kinds: [], situations: [1, 1, 0])
  }

  @Test func `a second answer is not judged`() throws {
    let tally = try asked.answered(1, entries: ["0s"])
      .answered(1, entries: ["0s"], size: limit + 1).judged(by: "DL-20.provider")
    expect(tally, kinds: [])
  }
}
