// Goal: one byte more than allowed is refused, and one less is not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-01 runtime` {
  private let full = ActivityContent(bytes: 4096)
  private let over = ActivityContent(bytes: 4097)

  @Test func `4,096 bytes that start and 4,097 that do not are none`() throws {
    let tally = try TraceBuilder().inFront().startsActivity(0, full).asksForActivity(1, over)
      .refusesActivity(1, .attributesTooLarge).updatesActivity(0, over)
      .judged(by: "LA-01.runtime")
    expect(tally, kinds: [], situations: [1, 1, 1, 0])
  }

  @Test func `too many bytes that start or are shown are violations`() throws {
    let started = TraceBuilder().inFront().startsActivity(0, over)
    try expect(started.judged(by: "LA-01.runtime"), kinds: ["started"])
    let shown = TraceBuilder().inFront().startsActivity().updatesActivity(0, over)
      .showsActivity(0, 1)
    try expect(shown.judged(by: "LA-01.runtime"), kinds: ["shown"])
  }

  @Test func `a push may start one of 4,096 bytes and none of 4,097`() throws {
    let pushed = TraceBuilder().pushes(.start(over)).pushes(.start(full), to: 1)
    let refused = try pushed.turnsActivity(1, .active).judged(by: "LA-01.runtime")
    expect(refused, kinds: [], situations: [0, 0, 0, 1])
    try expect(pushed.turnsActivity(0, .active).judged(by: "LA-01.runtime"), kinds: ["started"])
  }

  @Test func `as many bytes as allowed that are refused are a violation`() throws {
    let refused = TraceBuilder().inFront().asksForActivity(0, full)
      .refusesActivity(0, .attributesTooLarge)
    try expect(refused.judged(by: "LA-01.runtime"), kinds: ["refused"])
  }
}
