// Goal: an activity that asked for pushes gets a token, and no other does.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-28 runtime` {
  private let asked = TraceBuilder().inFront().startsActivity(0, request: .takingPushes)

  @Test func `a token for who asked, and none for who did not, is none`() throws {
    let tally = try asked.token().startsActivity(1).at("2h").token().judged(by: "LA-28.runtime")
    expect(tally, kinds: [], situations: [1, 1])
  }

  @Test func `no token is a violation`() throws {
    try expect(asked.at("15m").judged(by: "LA-28.runtime"), kinds: [])
    try expect(asked.at("15m0.000001s").judged(by: "LA-28.runtime"), kinds: ["not given"])
  }

  @Test func `a token for who did not ask is a violation`() throws {
    let unasked = TraceBuilder().inFront().startsActivity().token()
    try expect(unasked.judged(by: "LA-28.runtime"), kinds: ["not requested"])
  }

  @Test func `an activity that a push starts gets one`() throws {
    let pushed = TraceBuilder().pushes(.start(ActivityContent(alerts: true)))
      .turnsActivity(0, .active)
    try expect(pushed.token().at("2h").judged(by: "LA-28.runtime"), kinds: [])
    try expect(pushed.at("2h").judged(by: "LA-28.runtime"), kinds: ["not given"])
  }
}
