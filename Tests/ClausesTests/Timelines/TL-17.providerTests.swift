// Goal: one entry more than advised breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-17 provider` {
  private func judged(_ count: Int) throws -> Tally {
    try TraceBuilder().added().reload(1, .added)
      .answered(1, entries: (0..<count).map { "\($0 + 1)m" }).judged(by: "TL-17.provider")
  }

  @Test func `one entry too many is a violation`() throws {
    try expect(judged(31), kinds: ["too many"])
  }

  @Test func `as many as advised are none`() throws {
    try expect(judged(30), kinds: [])
    try expect(judged(30), situations: [0, 1, 0])
    try expect(judged(29), situations: [1, 0, 0])
  }
}
