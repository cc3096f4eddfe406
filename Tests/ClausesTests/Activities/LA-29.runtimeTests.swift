// Goal: a broadcast reaches all activities of its channel, and no others.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-29 runtime` {
  private let two = TraceBuilder().inFront().startsActivity(0, request: .ofChannel)
    .startsActivity(1, request: .ofChannel).startsActivity(2, request: .takingPushes).at("1h")

  @Test func `a broadcast that reaches both is none`() throws {
    let tally = try two.pushes(.update, .channel).showsActivity(0, 1).showsActivity(1, 1)
      .turnsActivity(1, .dismissed).pushes(.update, .channel).showsActivity(0, 2)
      .pushes(.start(ActivityContent(alerts: true)), .channel).at("2h")
      .judged(by: "LA-29.runtime")
    expect(tally, kinds: [], situations: [1, 1, 1])
  }

  @Test func `a broadcast that misses one is a violation`() throws {
    let missed = two.pushes(.update, .channel).showsActivity(0, 1).at("2h")
    try expect(missed.judged(by: "LA-29.runtime"), kinds: ["missed"])
  }

  @Test func `a broadcast that reaches another one is a violation`() throws {
    let strayed = two.pushes(.update, .channel).showsActivity(0, 1).showsActivity(1, 1)
      .updatesActivity(2).showsActivity(2, 1)
    try expect(strayed.judged(by: "LA-29.runtime"), kinds: [])
    let other = two.updatesActivity(2).showsActivity(2, 1).at("2h").pushes(.update, .channel)
      .showsActivity(0, 1).showsActivity(1, 1).showsActivity(2, 1)
    try expect(other.judged(by: "LA-29.runtime"), kinds: ["strayed"])
  }

  @Test func `a broadcast that ends another one is a violation, its age is none`() throws {
    let ended = two.pushes(.end(.byDefault), .channel).turnsActivity(0, .ended)
      .turnsActivity(1, .ended)
    try expect(ended.judged(by: "LA-29.runtime"), kinds: [])
    let strayed = ended.turnsActivity(2, .ended)
    try expect(strayed.judged(by: "LA-29.runtime"), kinds: ["strayed"])
    let aged = two.at("8h").pushes(.end(.byDefault), .channel).turnsActivity(2, .ended)
    try expect(aged.judged(by: "LA-29.runtime"), kinds: [])
  }

  @Test func `a broadcast that starts an activity is a violation`() throws {
    let started = two.pushes(.start(ActivityContent(alerts: true)), to: 3, .channel)
      .turnsActivity(3, .active)
    try expect(started.judged(by: "LA-29.runtime"), kinds: ["started"])
  }
}
