// Goal: three updates in a row that are closer than 15 seconds break the clause; two updates, three
// with exactly that distance, and updates in separate runs of code do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-27 app` {
  /// A run of code that updates an activity, and again after each of the given intervals.
  private func updates(_ pauses: String..., of name: String = "1") -> TraceBuilder {
    let first = TraceBuilder().asked(-2, .intent).did(-2, .activityUpdated, name)
    return pauses.reduce(first) { $0.later($1).did(-2, .activityUpdated, name) }
  }

  @Test func `three updates that are one tick too close are a violation, reported once`() throws {
    let tally = try updates("14.999999s", "14.999999s", "1s").judged(by: "LA-27.app")
    expect(tally, kinds: ["too often"], situations: [1, 1, 2])
  }

  @Test func `two are none, nor three of which two are 15 seconds apart`() throws {
    try expect(updates("1s").judged(by: "LA-27.app"), situations: [1, 1, 0])
    let apart = try updates("1s", "15s", "1s").judged(by: "LA-27.app")
    expect(apart, kinds: [], situations: [2, 2, 0])
  }

  @Test func `updates of other activities or other runs of code are none`() throws {
    let others = try updates("1s").did(-2, .activityUpdated, "2").judged(by: "LA-27.app")
    expect(others, situations: [2, 1, 0])
    let tapped = try updates("1s").later("1s").asked(-3, .intent).did(-3, .activityUpdated, "1")
      .judged(by: "LA-27.app")
    expect(tapped, kinds: [], situations: [2, 1, 0])
    #expect(tapped.guards == [1])
  }
}
