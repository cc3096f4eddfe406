// Goal: next to the attached activity, the next one is detached.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-15 runtime` {
  private let two = TraceBuilder().inFront().startsActivity(0).island(0).startsActivity(1)

  @Test func `one alone, two, and two of three are none`() throws {
    let tally = try two.island(0, 1).startsActivity(2, ActivityContent(relevance: 1)).island(2, 0)
      .at("1h").judged(by: "LA-15.runtime")
    expect(tally, kinds: [], situations: [1, 1, 1])
  }

  @Test func `none, or the wrong one, is a violation`() throws {
    try expect(two.at("1h").judged(by: "LA-15.runtime"), kinds: ["another"])
    try expect(two.island(0, 0).at("1h").judged(by: "LA-15.runtime"), kinds: ["another"])
  }

  @Test func `a phone without an island shows nothing there`() throws {
    let phone = TraceBuilder(.iOS26, [.dynamicIsland: 0]).inFront().startsActivity(0)
    try expect(phone.startsActivity(1).at("1h").judged(by: "LA-15.runtime"), kinds: [])
  }
}
