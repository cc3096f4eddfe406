// Goal: an image that loads itself and a download after the answer break the clause, a download
// before the answer does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `VW-26 provider` {
  private let asked = TraceBuilder().view(ViewNode(.image)).added().reload(1, .added)

  @Test func `an image that loads itself is a violation`() throws {
    let tally = try TraceBuilder.answering([[ViewNode(.asyncImage)]]).judged(by: "VW-26.provider")
    expect(tally, kinds: ["loads itself"])
  }

  @Test func `downloads after the answer are one violation`() throws {
    let tally = try asked.answered(1, entries: ["0s"]).did(1, .networkRequested, "a")
      .did(1, .networkRequested, "b").judged(by: "VW-26.provider")
    expect(tally, kinds: ["too late"], situations: [1, 0, 1])
  }

  @Test func `a download before the answer is none`() throws {
    let tally = try asked.did(1, .networkRequested, "a").answered(1, entries: ["0s"])
      .judged(by: "VW-26.provider")
    expect(tally, kinds: [], situations: [1, 0, 0])
  }
}
