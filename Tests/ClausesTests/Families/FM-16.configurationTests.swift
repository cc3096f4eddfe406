// Goal: a missing text breaks the clause, a declaration with both does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `FM-16 configuration` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `a missing text is a violation, once a request`() throws {
    let tally = try asked.did(1, .galleryTextMissing, "description")
      .did(1, .galleryTextMissing, "description")
      .answered(1, entries: ["0s"]).judged(by: "FM-16.configuration")
    expect(tally, kinds: ["missing"])
    #expect(tally.violations.first?.message.contains("description") == true)
    expect(tally, situations: [0, 2])
  }

  @Test func `another gap is none`() throws {
    let tally = try asked.did(1, .familiesMissing, "map").answered(1, entries: ["0s"])
      .judged(by: "FM-16.configuration")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
