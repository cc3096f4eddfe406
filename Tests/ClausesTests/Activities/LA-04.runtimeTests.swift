// Goal: while a person forbids activities, none starts.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-04 runtime` {
  private let forbidden = TraceBuilder().inFront().input(.activities(.allowed(false)))

  @Test func `a denial while they are forbidden and a start afterwards are none`() throws {
    let tally = try forbidden.asksForActivity().refusesActivity(0, .denied)
      .input(.activities(.allowed(true))).startsActivity().judged(by: "LA-04.runtime")
    expect(tally, kinds: [], situations: [1, 1, 0])
  }

  @Test func `a start while they are forbidden is a violation`() throws {
    try expect(forbidden.startsActivity().judged(by: "LA-04.runtime"), kinds: ["started"])
  }

  @Test func `a push starts none while they are forbidden, and one afterwards`() throws {
    let pushed = forbidden.pushes(.start(ActivityContent()))
    let allowed = try pushed.input(.activities(.allowed(true)))
      .pushes(.start(ActivityContent()), to: 1).turnsActivity(1, .active)
      .judged(by: "LA-04.runtime")
    expect(allowed, kinds: [], situations: [0, 0, 1])
    try expect(pushed.turnsActivity(0, .active).judged(by: "LA-04.runtime"), kinds: ["started"])
  }

  @Test func `a denial while they are allowed is a violation`() throws {
    let denied = TraceBuilder().inFront().asksForActivity().refusesActivity(0, .denied)
    try expect(denied.judged(by: "LA-04.runtime"), kinds: ["refused"])
  }
}
