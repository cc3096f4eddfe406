// Goal: the most relevant activity has the island, of equal ones the first.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-12 runtime` {
  private func two(_ first: Int16, _ second: Int16) -> TraceBuilder {
    TraceBuilder().inFront().startsActivity(0, ActivityContent(relevance: first)).island(0)
      .startsActivity(1, ActivityContent(relevance: second))
  }

  @Test func `the more relevant one, and the first of equal ones, are none`() throws {
    let later = try two(0, 1).island(1, 0).at("1h").judged(by: "LA-12.runtime")
    expect(later, kinds: [], situations: [1, 0])
    let equal = try two(1, 1).island(0, 1).at("1h").judged(by: "LA-12.runtime")
    expect(equal, kinds: [], situations: [0, 1])
  }

  @Test func `another one is a violation`() throws {
    try expect(two(0, 1).island(0, 1).at("1h").judged(by: "LA-12.runtime"), kinds: ["another"])
    try expect(two(0, 0).island(1, 0).at("1h").judged(by: "LA-12.runtime"), kinds: ["another"])
  }

  @Test func `an update may change the order`() throws {
    let updated = two(0, 0).island(0, 1).updatesActivity(1, ActivityContent(relevance: 1))
      .showsActivity(1, 1)
    try expect(updated.island(1, 0).at("1h").judged(by: "LA-12.runtime"), kinds: [])
    try expect(updated.at("1h").judged(by: "LA-12.runtime"), kinds: ["another"])
  }

  @Test func `an activity that has ended has no place in the island`() throws {
    let ended = two(1, 0).island(0, 1).endsActivity(0)
    try expect(ended.island(1).at("1h").judged(by: "LA-12.runtime"), kinds: [])
    try expect(ended.at("1h").judged(by: "LA-12.runtime"), kinds: ["another"])
  }
}
