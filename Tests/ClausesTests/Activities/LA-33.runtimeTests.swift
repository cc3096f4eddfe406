// Goal: each requested activity starts, or is refused for a true reason.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-33 runtime` {
  @Test func `a start and a refusal for a reason are none`() throws {
    let tally = try TraceBuilder().asksForActivity(0).refusesActivity(0, .visibility).inFront()
      .startsActivity(1).at("1h").judged(by: "LA-33.runtime")
    expect(tally, kinds: [], situations: [1, 1])
  }

  @Test func `no answer is a violation`() throws {
    let asked = TraceBuilder().inFront().asksForActivity()
    try expect(asked.at("15m").judged(by: "LA-33.runtime"), kinds: [])
    try expect(asked.at("15m0.000001s").judged(by: "LA-33.runtime"), kinds: ["unanswered"])
  }

  @Test(arguments: ActivityError.allCases)
  func `each error without its reason is a violation`(error: ActivityError) throws {
    let refused = TraceBuilder().inFront().asksForActivity().refusesActivity(0, error)
    try expect(refused.judged(by: "LA-33.runtime"), kinds: ["unfounded"])
  }

  @Test func `a system without activities refuses each`() throws {
    let refused = TraceBuilder(.iOS14).inFront().asksForActivity()
      .refusesActivity(0, .unsupported)
    try expect(refused.judged(by: "LA-33.runtime"), kinds: [])
  }

  @Test func `a refusal that nobody asked for is a violation`() throws {
    let refused = TraceBuilder().refusesActivity(0, .denied)
    try expect(refused.judged(by: "LA-33.runtime"), kinds: ["not requested"])
  }
}
