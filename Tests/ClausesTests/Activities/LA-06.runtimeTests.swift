// Goal: each phase may follow some phases and no others.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-06 runtime` {
  @Test func `a life in order is none`() throws {
    let tally = try TraceBuilder().inFront().startsActivity().turnsActivity(0, .stale)
      .updatesActivity().turnsActivity(0, .active).endsActivity().turnsActivity(0, .dismissed)
      .startsActivity().judged(by: "LA-06.runtime")
    expect(tally, kinds: [], situations: [0, 1, 1, 1])
  }

  @Test func `one that waited for its date is active after that`() throws {
    let tally = try TraceBuilder().inFront()
      .asksForActivity(0, request: ActivityRequest(startsAfter: .hours(1)))
      .turnsActivity(0, .pending).at("1h").turnsActivity(0, .active).judged(by: "LA-06.runtime")
    expect(tally, kinds: [], situations: [1, 0, 0, 0])
  }

  @Test func `an activity without a date that is pending is a violation`() throws {
    let tally = try TraceBuilder().inFront().asksForActivity(0).turnsActivity(0, .pending)
      .turnsActivity(0, .active).judged(by: "LA-06.runtime")
    expect(tally, kinds: ["out of order"], situations: [1, 0, 0, 0])
  }

  @Test(arguments: ActivityPhase.allCases, ActivityPhase.allCases)
  func `of each two phases those in order are none`(first: ActivityPhase, second: ActivityPhase)
    throws
  {
    let follows: [ActivityPhase: [ActivityPhase]] = [
      .pending: [.active, .dismissed], .active: [.stale, .ended, .dismissed],
      .stale: [.active, .ended, .dismissed],
      .ended: [.dismissed], .dismissed: [],
    ]
    let request = ActivityRequest(startsAfter: first == .pending ? .hours(1) : .zero)
    var trace = TraceBuilder().inFront().asksForActivity(0, request: request)
    if first != .pending { trace = trace.turnsActivity(0, .active) }
    if first != .active { trace = trace.turnsActivity(0, first) }
    let kinds = try trace.turnsActivity(0, second).judged(by: "LA-06.runtime").kinds
    // A dismissed activity may only start again, and nobody asked for that.
    let expected =
      first == .dismissed && [.active, .pending].contains(second) ? "not requested" : "out of order"
    #expect(kinds == (follows[first]?.contains(second) == true ? [] : [expected]))
  }
}
