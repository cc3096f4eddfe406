// Goal: content with an alert alerts the person, and nothing else does.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-13 runtime` {
  private let begun = TraceBuilder().inFront().startsActivity()
  private let alert = ActivityContent(alerts: true)

  @Test func `an alert that is expanded, and an update without one, is none`() throws {
    let tally = try begun.at("1h").updatesActivity(0, alert).showsActivity(0, 1).alerts()
      .at("2h").updatesActivity().showsActivity(0, 2).at("3h").judged(by: "LA-13.runtime")
    expect(tally, kinds: [], situations: [1, 0, 1])
  }

  @Test func `an alert that nobody sees is a violation`() throws {
    let silent = begun.at("1h").updatesActivity(0, alert).showsActivity(0, 1)
    try expect(silent.at("1h15m").judged(by: "LA-13.runtime"), kinds: [])
    try expect(silent.at("1h15m0.000001s").judged(by: "LA-13.runtime"), kinds: ["not shown"])
  }

  @Test func `an alert without one, and a banner beside an island, is a violation`() throws {
    let unasked = begun.at("1h").updatesActivity().showsActivity(0, 1).alerts()
    try expect(unasked.judged(by: "LA-13.runtime"), kinds: ["not requested"])
    let banner = begun.at("1h").updatesActivity(0, alert).showsActivity(0, 1).alerts(0, .banner)
    try expect(banner.judged(by: "LA-13.runtime"), kinds: ["wrong presentation"])
  }

  @Test func `a phone without an island shows a banner`() throws {
    let without = TraceBuilder(.iOS26, [.dynamicIsland: 0]).inFront().startsActivity()
      .at("1h").updatesActivity(0, alert).showsActivity(0, 1).alerts(0, .banner)
    try expect(without.judged(by: "LA-13.runtime"), kinds: [])
  }

  @Test func `a scheduled activity alerts as it starts`() throws {
    let scheduled = TraceBuilder().inFront()
      .asksForActivity(0, request: ActivityRequest(startsAfter: .hours(1))).turnsActivity(
        0,
        .pending
      )
      .at("1h").turnsActivity(0, .active).showsActivity(0, 0)
    try expect(scheduled.alerts().at("2h").judged(by: "LA-13.runtime"), kinds: [])
    try expect(scheduled.at("2h").judged(by: "LA-13.runtime"), kinds: ["not shown"])
  }
}
