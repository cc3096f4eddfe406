// Goal: a background session without a container breaks the clause, other requests do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `AG-06 provider` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `a session without a container is a violation, once a request`() throws {
    let tally = try asked.did(1, .backgroundSessionUnshared, "trams")
      .did(1, .backgroundSessionUnshared, "trams")
      .answered(1, entries: ["0s"]).judged(by: "AG-06.provider")
    expect(tally, kinds: ["not shared"])
    #expect(tally.violations.first?.message.contains("trams") == true)
    expect(tally, situations: [0, 2])
  }

  @Test func `other requests are none`() throws {
    let tally = try asked.did(1, .networkRequested, "a").did(1, .backgroundSessionUnheard, "trams")
      .answered(1, entries: ["0s"])
      .judged(by: "AG-06.provider")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
