// Goal: an app has as many running activities as the profile allows.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-05 runtime` {
  private let full = TraceBuilder(.iOS26, [.activitiesPerApp: 2]).inFront().startsActivity(0)
    .startsActivity(1)

  @Test func `one more that is refused is none, nor one after an end`() throws {
    let tally = try full.asksForActivity(2).refusesActivity(2, .targetMaximumExceeded)
      .endsActivity(0).startsActivity(3).judged(by: "LA-05.runtime")
    expect(tally, kinds: [], situations: [2, 1, 0])
  }

  @Test func `one more that starts is a violation`() throws {
    try expect(full.startsActivity(2).judged(by: "LA-05.runtime"), kinds: ["started"])
  }

  @Test func `a push starts none beside as many, and one after an end`() throws {
    let pushed = full.pushes(.start(ActivityContent()), to: 2)
    let room = try pushed.endsActivity(0).pushes(.start(ActivityContent()), to: 3)
      .turnsActivity(3, .active).judged(by: "LA-05.runtime")
    expect(room, kinds: [], situations: [1, 0, 1])
    try expect(pushed.turnsActivity(2, .active).judged(by: "LA-05.runtime"), kinds: ["started"])
  }

  @Test func `a refusal with room is a violation`() throws {
    let refused = full.endsActivity(0).asksForActivity(2)
      .refusesActivity(2, .targetMaximumExceeded)
    try expect(refused.judged(by: "LA-05.runtime"), kinds: ["refused"])
  }
}
