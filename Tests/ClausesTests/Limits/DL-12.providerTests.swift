// Goal: a background session that nobody hears breaks the clause, other requests do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `DL-12 provider` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `a session that nobody hears is a violation, once a request`() throws {
    let tally = try asked.did(1, .backgroundSessionUnheard, "trams")
      .did(1, .backgroundSessionUnheard, "trams")
      .answered(1, entries: ["0s"]).judged(by: "DL-12.provider")
    expect(tally, kinds: ["not handled"])
    #expect(tally.violations.first?.message.contains("trams") == true)
    expect(tally, situations: [0, 2])
  }

  @Test func `other requests are none`() throws {
    let tally = try asked.did(1, .networkRequested, "a").did(1, .backgroundSessionUnshared, "trams")
      .answered(1, entries: ["0s"])
      .judged(by: "DL-12.provider")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
