// Goal: a watch shows an entry for each relevant configuration.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RV-03 runtime` {
  private let watch = TraceBuilder(.watchOS26).at("1h")

  @Test func `an entry for each relevant configuration, and none without any, are right`() throws {
    let tally = try watch.relevant(1).presentsRelevant(1).at("2h").relevant(3).presentsRelevant(3)
      .at("3h").relevant(0).presentsRelevant(0).at("4h").judged(by: "RV-03.runtime")
    expect(tally, kinds: [], situations: [1, 1, 1])
  }

  @Test func `fewer entries, none and too many are violations`() throws {
    func kinds(_ trace: TraceBuilder) throws -> [String] {
      try trace.at("2h").judged(by: "RV-03.runtime").kinds
    }
    #expect(try kinds(watch.relevant(3).presentsRelevant(1)) == ["another number"])
    #expect(try kinds(watch.relevant(3)) == ["missing"])
    #expect(try kinds(watch.relevant(0).presentsRelevant(1)) == ["unfounded"])
  }

  @Test func `it says nothing of a phone`() {
    #expect(RelevantIsShown.clause.inapplicable(.iOS26) != nil)
    #expect(RelevantIsShown.clause.inapplicable(.watchOS26) == nil)
  }
}
