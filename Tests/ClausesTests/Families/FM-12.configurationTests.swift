// Goal: a widget without a family breaks the clause, a bundle without one does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `FM-12 configuration` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `a widget of no family is a violation`() throws {
    let tally = try asked.did(1, .familiesMissing, "map")
      .answered(1, entries: ["0s"]).judged(by: "FM-12.configuration")
    expect(tally, kinds: ["no family"])
    #expect(tally.violations.first?.message.contains("map") == true)
    expect(tally, situations: [0, 1])
  }

  @Test func `another gap is none`() throws {
    let tally = try asked.did(1, .galleryTextMissing, "description").answered(1, entries: ["0s"])
      .judged(by: "FM-12.configuration")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
