// Goal: no more pushes have an effect in an hour than the budget allows.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-23 runtime` {
  private let full = TraceBuilder(.iOS26, [.activityPushBudget: 2]).inFront()
    .startsActivity(0, request: .takingPushes).at("1h").pushes(.update).showsActivity(0, 1)
    .pushes(.update).showsActivity(0, 2)

  @Test func `a push beyond the budget that has no effect is none`() throws {
    let tally = try full.pushes(.update).at("3h").judged(by: "LA-23.runtime")
    expect(tally, kinds: [], situations: [1, 1, 0])
  }

  @Test func `one that shows or ends is a violation`() throws {
    let shown = full.at("1h59m59.999999s").pushes(.update).showsActivity(0, 3)
    try expect(shown.judged(by: "LA-23.runtime"), kinds: ["updated"])
    let ended = full.pushes(.end(.byDefault)).turnsActivity(0, .ended)
    try expect(ended.judged(by: "LA-23.runtime"), kinds: ["ended"])
  }

  @Test func `an end by its age at the instant of a push beyond the budget is none`() throws {
    let aged = full.at("8h").pushes(.update).showsActivity(0, 3).pushes(.update)
      .showsActivity(0, 4).pushes(.end(.byDefault)).turnsActivity(0, .ended)
    try expect(aged.judged(by: "LA-23.runtime"), kinds: [])
  }

  @Test func `an hour later the next one is within the budget`() throws {
    let later = full.at("2h").pushes(.update).showsActivity(0, 3)
    try expect(later.judged(by: "LA-23.runtime"), kinds: [])
  }

  @Test func `frequent pushes are not counted`() throws {
    let frequent = TraceBuilder(.iOS26, [.activityPushBudget: 1]).inFront()
      .input(.activities(.frequentPushesAllowed(true)))
      .startsActivity(0, request: .takingPushes).pushes(.update).showsActivity(0, 1)
      .pushes(.update).showsActivity(0, 2)
    let tally = try frequent.judged(by: "LA-23.runtime")
    expect(tally, kinds: [], situations: [0, 0, 2])
  }
}
