// Goal: an associated kind that nobody declares breaks the clause, a widget without such a kind does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RV-04 configuration` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `a kind that no widget has is a violation`() throws {
    let tally = try asked.did(1, .associatedKindMissing, "tram").answered(1, entries: ["0s"])
      .judged(by: "RV-04.configuration")
    expect(tally, kinds: ["not declared"], situations: [0, 1])
    #expect(tally.violations.first?.message.contains("tram") == true)
  }

  @Test func `a widget that replaces none, or one that there is, is none`() throws {
    let tally = try asked.answered(1, entries: ["0s"]).judged(by: "RV-04.configuration")
    expect(tally, kinds: [], situations: [1, 0])
  }
}
