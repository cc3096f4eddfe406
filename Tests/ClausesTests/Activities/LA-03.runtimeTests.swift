// Goal: an activity starts from the app in front alone.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-03 runtime` {
  @Test func `a start in front and a refusal behind are none`() throws {
    let tally = try TraceBuilder().inFront().startsActivity(0).inFront(false).asksForActivity(1)
      .refusesActivity(1, .visibility).judged(by: "LA-03.runtime")
    #expect(tally.kinds == [])
    #expect(tally.situations == [1, 1])
  }

  @Test func `a start from behind is a violation`() throws {
    #expect(try TraceBuilder().startsActivity().judged(by: "LA-03.runtime").kinds == ["started"])
  }

  @Test func `a refusal for visibility in front is a violation, one for another reason is none`()
    throws
  {
    let asked = TraceBuilder().inFront().asksForActivity()
    let refused = try asked.refusesActivity(0, .visibility).judged(by: "LA-03.runtime")
    #expect(refused.kinds == ["refused"])
    #expect(try asked.refusesActivity(0, .denied).judged(by: "LA-03.runtime").kinds == [])
  }
}
