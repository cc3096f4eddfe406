// Goal: a transient activity ends when the person turns away, and no other does.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-31 runtime` {
  private let begun = TraceBuilder().inFront()
    .startsActivity(0, request: ActivityRequest(.transient)).startsActivity(1).at("1h")

  @Test func `a transient activity that ends when the phone is locked or it collapses is none`()
    throws
  {
    let tally = try begun.input(.locked(true)).endsAtOnce(0).input(.locked(false))
      .startsActivity(0, request: ActivityRequest(.transient))
      .input(.activities(.collapsed(ActivityID(0)))).endsAtOnce(0).at("2h")
      .judged(by: "LA-31.runtime")
    expect(tally, kinds: [], situations: [1, 1, 1])
  }

  @Test func `one that stays is a violation`() throws {
    let locked = begun.input(.locked(true))
    try expect(locked.at("1h15m").judged(by: "LA-31.runtime"), kinds: [])
    try expect(locked.at("1h15m0.000001s").judged(by: "LA-31.runtime"), kinds: ["stays"])
    let collapsed = begun.input(.activities(.collapsed(ActivityID(0)))).at("2h")
    try expect(collapsed.judged(by: "LA-31.runtime"), kinds: ["stays"])
  }

  @Test func `another activity that ends with it is a violation`() throws {
    let both = begun.input(.locked(true)).endsAtOnce(0).turnsActivity(1, .ended)
    try expect(both.judged(by: "LA-31.runtime"), kinds: ["gone"])
    let ended = begun.input(.locked(true)).endsAtOnce(0).endsActivity(1)
    try expect(ended.judged(by: "LA-31.runtime"), kinds: [])
  }

  @Test func `a system before them knows none`() throws {
    let old = TraceBuilder(.iOS17).inFront()
      .startsActivity(0, request: ActivityRequest(.transient)).input(.locked(true)).at("2h")
    try expect(old.judged(by: "LA-31.runtime"), kinds: [])
  }
}
