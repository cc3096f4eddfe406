// Goal: a scheduled activity waits for its date, and no longer.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-32 runtime` {
  private let waiting = TraceBuilder().inFront()
    .asksForActivity(0, request: ActivityRequest(startsAfter: .hours(1)))
    .turnsActivity(0, .pending)

  @Test func `one that starts at its date, in front or not, or is ended before, is none`() throws {
    let tally = try waiting.at("1h").turnsActivity(0, .active).turnsActivity(0, .dismissed)
      .asksForActivity(0, request: ActivityRequest(startsAfter: .hours(1)))
      .turnsActivity(0, .pending).inFront(false).at("2h").turnsActivity(0, .active)
      .inFront().asksForActivity(1, request: ActivityRequest(startsAfter: .hours(1)))
      .turnsActivity(1, .pending).input(.activities(.ended(ActivityID(1), .byDefault)))
      .turnsActivity(1, .dismissed).judged(by: "LA-32.runtime")
    expect(tally, kinds: [], situations: [1, 1, 1])
  }

  @Test func `one that starts before its date, or never waits, is a violation`() throws {
    let early = waiting.at("59m59.999999s").turnsActivity(0, .active)
    try expect(early.judged(by: "LA-32.runtime"), kinds: ["early"])
    let atOnce = TraceBuilder().inFront()
      .startsActivity(0, request: ActivityRequest(startsAfter: .hours(1)))
    try expect(atOnce.judged(by: "LA-32.runtime"), kinds: ["early"])
  }

  @Test func `one that never starts, or is lost, is a violation`() throws {
    try expect(waiting.at("1h15m").judged(by: "LA-32.runtime"), kinds: [])
    let late = waiting.at("1h15m0.000001s")
    try expect(late.judged(by: "LA-32.runtime"), kinds: ["not started"])
    let lost = waiting.turnsActivity(0, .dismissed)
    try expect(lost.judged(by: "LA-32.runtime"), kinds: ["lost"])
    let kept = waiting.input(.activities(.ended(ActivityID(0), .byDefault))).at("30m")
    try expect(kept.judged(by: "LA-32.runtime"), kinds: ["lost"])
  }

  @Test func `a clock that is set forth starts it`() throws {
    let moved = waiting.input(.clockMoved(.hours(1))).turnsActivity(0, .active)
    try expect(moved.judged(by: "LA-32.runtime"), kinds: [])
  }
}
