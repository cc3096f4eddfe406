// Goal: one pixel more than the family's limit breaks the clause, exactly the limit does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `DL-23 view` {
  private let limit = PlatformFigures.imageAreaLimit(of: .systemSmall)

  private func judged(_ area: Int64, _ kind: RequestKind = .timeline) throws -> Tally {
    try TraceBuilder().added().requested(1, kind).did(1, .imageDrawn, amount: area, "cover")
      .judged(by: "DL-23.view")
  }

  @Test func `one pixel more is a violation`() throws {
    let tally = try judged(limit + 1)
    expect(tally, kinds: ["oversized"])
    #expect(tally.violations.first?.message.contains("cover") == true)
  }

  @Test func `an oversized image after others is a violation, too`() throws {
    let tally = try TraceBuilder().added().requested(1).did(1, .imageDrawn, amount: 9)
      .did(1, .imageDrawn, amount: limit + 1).did(1, .imageDrawn, amount: limit + 2)
      .judged(by: "DL-23.view")
    expect(tally, kinds: ["oversized"], situations: [1, 2])
  }

  @Test func `the limit itself is none, nor is an image outside the archive`() throws {
    try expect(judged(limit), kinds: [])
    try expect(judged(limit), situations: [1, 0])
    try expect(judged(limit + 1, .placeholder), situations: [0, 0])
  }

  @Test func `the limit is that of the fact for a small widget at three pixels a point`() {
    #expect(limit == Int64(2.2 * 510 * 2.0 * 510))
  }
}
