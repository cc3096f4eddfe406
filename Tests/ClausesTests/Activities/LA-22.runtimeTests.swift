// Goal: pushes within the budget have an effect, and those of priority 5 cost nothing.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-22 runtime` {
  private let begun = TraceBuilder(.iOS26, [.activityPushBudget: 2]).inFront()
    .startsActivity(0, request: .takingPushes).at("1h")

  @Test func `pushes within the budget that show and end are none`() throws {
    let tally = try begun.pushes(.update).showsActivity(0, 1).pushes(.end(.byDefault))
      .turnsActivity(0, .ended).at("2h").judged(by: "LA-22.runtime")
    expect(tally, kinds: [], situations: [2, 0, 0])
  }

  @Test func `a push within the budget that has no effect is a violation`() throws {
    let lost = begun.pushes(.update)
    try expect(lost.at("1h15m").judged(by: "LA-22.runtime"), kinds: [])
    try expect(lost.at("1h15m0.000001s").judged(by: "LA-22.runtime"), kinds: ["not shown"])
    let goesOn = begun.pushes(.end(.byDefault)).at("2h")
    try expect(goesOn.judged(by: "LA-22.runtime"), kinds: ["not ended"])
  }

  @Test func `content that is shown later makes up for no end`() throws {
    let lost = begun.pushes(.end(.byDefault)).pushes(.update).showsActivity(0, 1).at("2h")
    try expect(lost.judged(by: "LA-22.runtime"), kinds: ["not ended"])
  }

  @Test func `a push after as many of priority 5 as the budget has counts as the first`() throws {
    let free = begun.pushes(.update, isOpportunistic: true).showsActivity(0, 1)
      .pushes(.update, isOpportunistic: true).showsActivity(0, 2).pushes(.update)
    try expect(free.at("2h").judged(by: "LA-22.runtime"), kinds: ["not shown"])
    try expect(free.showsActivity(0, 3).judged(by: "LA-22.runtime"), situations: [0, 2, 1])
  }

  @Test func `nothing is due of a push beyond the budget, of older content, or of priority 5`()
    throws
  {
    let spent = begun.pushes(.update).showsActivity(0, 1).pushes(.update).showsActivity(0, 2)
      .pushes(.update).at("4h").pushes(.update(ActivityContent(), age: .hours(6)))
      .pushes(.update, isOpportunistic: true).at("5h")
    try expect(spent.judged(by: "LA-22.runtime"), kinds: [])
  }
}
