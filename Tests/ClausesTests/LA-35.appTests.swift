// Goal: an activity one tick over eight hours old breaks the clause, one that is ended or whose run
// is over does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-35 app` {
  private let started = TraceBuilder().asked(-2, .intent).did(-2, .activityRequested, "1")

  @Test func `an activity that outlives eight hours is a breach`() throws {
    let tally = try started.at("8h").later("0.000001s").judged(by: "LA-35.app")
    #expect(tally.kinds == ["not ended"])
    let late = try started.at("9h").did(-2, .activityEnded, "1").judged(by: "LA-35.app")
    #expect(late.kinds == ["not ended"])
    #expect(late.situations == [0, 1, 0])
  }

  @Test func `one that is ended in time is none, nor one whose run is over`() throws {
    let ended = try started.at("8h").did(-2, .activityEnded, "1").at("1d").judged(by: "LA-35.app")
    #expect(ended.kinds == [])
    #expect(ended.situations == [1, 0, 0])
    let over = try started.at("8h").judged(by: "LA-35.app")
    #expect(over.kinds == [])
    #expect(over.situations == [0, 0, 1])
  }
}
