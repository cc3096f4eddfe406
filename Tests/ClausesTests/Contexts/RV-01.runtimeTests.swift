// Goal: the result of relevance() does not count on a phone.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RV-01 runtime` {
  private let phone = TraceBuilder().at("1h").relevant(2)

  @Test func `a phone that shows nothing for it is right`() throws {
    let tally = try phone.at("2h").relevant(0).at("3h").judged(by: "RV-01.runtime")
    expect(tally, kinds: [], situations: [1, 1])
  }

  @Test func `a phone that shows a widget for it breaks the clause`() throws {
    let shown = phone.presentsRelevant(2).at("2h")
    try expect(shown.judged(by: "RV-01.runtime"), kinds: ["counts"])
  }

  @Test func `it says nothing of a watch`() {
    #expect(RelevanceIsOfWatches.clause.inapplicable(.watchOS26) != nil)
  }
}
