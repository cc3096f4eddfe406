// Goal: an answer that takes one byte of memory too much breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `DL-06 provider` {
  private let asked = TraceBuilder().added().reload(1, .added)
  private let limit = Profile.iOS26[.memoryLimit]

  @Test func `one byte over the limit is a violation`() throws {
    let tally = try asked.answered(1, entries: ["0s"], memory: limit + 1)
      .judged(by: "DL-06.provider")
    expect(tally, kinds: ["too much memory"])
    #expect(tally.violations.first?.request == RequestID(1))
  }

  @Test func `at exactly the limit or below it is none`() throws {
    let tally = try asked.answered(1, entries: ["0s"], memory: limit).requested(2)
      .answered(2, entries: ["0s"], memory: limit - 1).judged(by: "DL-06.provider")
    expect(tally, kinds: [], situations: [1, 1, 0])
  }

  @Test func `a second answer is not judged`() throws {
    let tally = try asked.answered(1, entries: ["0s"])
      .answered(1, entries: ["0s"], memory: limit + 1).judged(by: "DL-06.provider")
    expect(tally, kinds: [])
  }

  @Test func `real code within a tenth of the limit is undecided, beyond it a violation`() throws {
    func judged(_ memory: Int64) throws -> Tally {
      try asked.answered(1, entries: ["0s"], memory: memory)
        .judged(by: "DL-06.provider", isRealCode: true)
    }
    #expect(try judged(limit + limit / 10).undecided == 1)
    #expect(try judged(limit - limit / 10).undecided == 1)
    try expect(judged(limit + limit / 10 + 2), kinds: ["too much memory"])
    try expect(judged(limit - limit / 10 - 2), situations: [1, 0, 0])
  }
}
