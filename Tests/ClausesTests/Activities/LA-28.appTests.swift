// Goal: an activity whose token is read and never observed breaks the clause; one that is observed,
// even late, or whose token nobody reads does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-28 app` {
  private let started = TraceBuilder().asked(-2, .intent).did(-2, .activityRequested, "1")

  @Test func `a token that is only read is a violation, reported once`() throws {
    let tally = try started.did(-2, .activityTokenRead, "1").did(-2, .activityTokenRead, "1")
      .judged(by: "LA-28.app")
    expect(tally, kinds: ["not observed"], situations: [0, 0, 1])
  }

  @Test func `the tokens of another activity do not help`() throws {
    let tally = try started.did(-2, .activityRequested, "2").did(-2, .activityTokensObserved, "2")
      .did(-2, .activityTokenRead, "1").judged(by: "LA-28.app")
    expect(tally, kinds: ["not observed"], situations: [0, 1, 1])
  }

  @Test func `a token that is observed is none, nor one that nobody reads`() throws {
    let late = try started.did(-2, .activityTokenRead, "1").at("1h").asked(-3, .intent)
      .did(-3, .activityTokensObserved, "1").judged(by: "LA-28.app")
    expect(late, kinds: [], situations: [0, 1, 0])
    try expect(started.judged(by: "LA-28.app"), situations: [1, 0, 0])
  }
}
