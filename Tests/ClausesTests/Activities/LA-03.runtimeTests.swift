// Goal: an activity starts only from the app in front.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-03 runtime` {
  @Test func `a start in front and a refusal behind are none`() throws {
    let tally = try TraceBuilder().inFront().startsActivity(0).inFront(false).asksForActivity(1)
      .refusesActivity(1, .visibility).judged(by: "LA-03.runtime")
    expect(tally, kinds: [], situations: [1, 1, 0])
  }

  @Test func `a start from behind is a violation`() throws {
    try expect(TraceBuilder().startsActivity().judged(by: "LA-03.runtime"), kinds: ["started"])
  }

  @Test func `a start by an intent is none`() throws {
    let request = ActivityRequest(isFromIntent: true)
    let started = try TraceBuilder().startsActivity(0, request: request)
      .judged(by: "LA-03.runtime")
    expect(started, kinds: [], situations: [0, 0, 1])
    let refused = TraceBuilder().asksForActivity(0, request: request).refusesActivity(
      0,
      .visibility
    )
    try expect(refused.judged(by: "LA-03.runtime"), kinds: ["refused"])
  }

  @Test func `a refusal for visibility in front is a violation, one for another reason is none`()
    throws
  {
    let asked = TraceBuilder().inFront().asksForActivity()
    let refused = try asked.refusesActivity(0, .visibility).judged(by: "LA-03.runtime")
    expect(refused, kinds: ["refused"])
    try expect(asked.refusesActivity(0, .denied).judged(by: "LA-03.runtime"), kinds: [])
  }
}
