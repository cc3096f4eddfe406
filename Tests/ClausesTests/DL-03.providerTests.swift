// Goal: an answer one tick after the hard deadline breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `DL-03 provider` {
  private let asked = TraceBuilder().added().reload(1, .added)

  @Test func `one tick after the deadline is a breach`() throws {
    let tally = try asked.at("28.000001s").answered(1, entries: ["0s"])
      .judged(by: "DL-03.provider")
    #expect(tally.kinds == ["late"])
    #expect(tally.situations == [0, 0, 1])
  }

  @Test func `at exactly the deadline or before it is none`() throws {
    let tally = try asked.at("28s").answered(1, entries: ["0s"]).requested(2).later("27.999999s")
      .answered(2, .threw).judged(by: "DL-03.provider")
    #expect(tally.kinds == [])
    #expect(tally.situations == [1, 1, 0])
  }
}
