// Goal: a push with an alert starts an activity, within the budget.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-25 runtime` {
  private let alert = ActivityPush.Event.start(ActivityContent(alerts: true))
  private let behind = TraceBuilder(.iOS26, [.activityStartBudget: 1])

  @Test func `a push that starts an activity, and others that start none, is none`() throws {
    let tally = try behind.pushes(alert).turnsActivity(0, .active).pushes(alert, to: 1).at("2h")
      .pushes(.start(ActivityContent()), to: 1).at("4h").pushes(alert, to: 1, isUnreadable: true)
      .at("5h").judged(by: "LA-25.runtime")
    expect(tally, kinds: [], situations: [1, 1, 1, 1])
  }

  @Test func `a push that starts nothing is a violation`() throws {
    try expect(behind.pushes(alert).at("15m").judged(by: "LA-25.runtime"), kinds: [])
    let late = behind.pushes(alert).at("15m0.000001s")
    try expect(late.judged(by: "LA-25.runtime"), kinds: ["not started"])
  }

  @Test func `an activity that starts without an alert, or beyond the budget, is a violation`()
    throws
  {
    let silent = behind.pushes(.start(ActivityContent())).turnsActivity(0, .active)
    try expect(silent.judged(by: "LA-25.runtime"), kinds: ["started"])
    let second = behind.pushes(alert).turnsActivity(0, .active).pushes(alert, to: 1)
      .turnsActivity(1, .active)
    try expect(second.judged(by: "LA-25.runtime"), kinds: ["started"])
  }

  @Test func `one that the person forbids, or that is too large, need not start`() throws {
    let denied = behind.input(.activities(.allowed(false))).pushes(alert).at("2h")
    try expect(denied.judged(by: "LA-25.runtime"), kinds: [])
    let large = behind.pushes(.start(ActivityContent(bytes: 4097, alerts: true))).at("2h")
    try expect(large.judged(by: "LA-25.runtime"), kinds: [])
  }
}
