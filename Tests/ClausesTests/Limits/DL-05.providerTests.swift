// Goal: one tick more than a second breaks the clause, exactly a second does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `DL-05 provider` {
  private func judged(_ delay: String, _ kind: RequestKind = .control) throws -> Tally {
    try TraceBuilder().asked(-2, kind).at(delay).answered(-2, .entry(ViewID(0)))
      .judged(by: "DL-05.provider")
  }

  @Test func `one tick more is a violation`() throws {
    let tally = try judged("1.000001s")
    expect(tally, kinds: ["late"], situations: [0, 0, 1])
  }

  @Test func `a second and less are none, and other requests are silent`() throws {
    try expect(judged("1s"), kinds: [])
    try expect(judged("1s"), situations: [0, 1, 0])
    try expect(judged("0.999999s"), situations: [1, 0, 0])
    try expect(judged("5s", .activity), situations: [0, 0, 0])
  }
}
