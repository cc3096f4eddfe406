// Goal: an update after the end breaks the clause, one before does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-10 app` {
  private let life = TraceBuilder().asked(-2, .intent).did(-2, .activityRequested, "1")
    .did(-2, .activityUpdated, "1").did(-2, .activityEnded, "1")

  @Test func `an update after the end is a violation`() throws {
    let tally = try life.did(-2, .activityMissed, "1").judged(by: "LA-10.app")
    expect(tally, kinds: ["after the end"], situations: [2, 1])
  }

  @Test func `to end it once more is none`() throws {
    let tally = try life.did(-2, .activityEndRepeated, "1").judged(by: "LA-10.app")
    expect(tally, kinds: [], situations: [2, 0])
  }

  @Test func `a life in order is none`() throws {
    let tally = try life.judged(by: "LA-10.app")
    expect(tally, kinds: [], situations: [2, 0])
  }
}
