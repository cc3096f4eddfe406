// Goal: each phase may follow some phases and no others.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-06 runtime` {
  @Test func `a life in order is none`() throws {
    let tally = try TraceBuilder().inFront().startsActivity().turnsActivity(0, .stale)
      .updatesActivity().turnsActivity(0, .active).endsActivity().turnsActivity(0, .dismissed)
      .startsActivity().judged(by: "LA-06.runtime")
    #expect(tally.kinds == [])
    #expect(tally.situations == [1, 1, 1])
  }

  @Test(arguments: ActivityPhase.allCases, ActivityPhase.allCases)
  func `of each two phases those in order are none`(first: ActivityPhase, second: ActivityPhase)
    throws
  {
    let follows: [ActivityPhase: [ActivityPhase]] = [
      .active: [.stale, .ended, .dismissed], .stale: [.active, .ended, .dismissed],
      .ended: [.dismissed], .dismissed: [],
    ]
    var trace = TraceBuilder().inFront().startsActivity()
    if first != .active { trace = trace.turnsActivity(0, first) }
    let kinds = try trace.turnsActivity(0, second).judged(by: "LA-06.runtime").kinds
    // What was dismissed may only start anew, and nobody asked for that.
    let expected = first == .dismissed && second == .active ? "unasked" : "out of order"
    #expect(kinds == (follows[first]?.contains(second) == true ? [] : [expected]))
  }
}
