// Goal: content is stale from its stale date on, and only while it is shown.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-07 runtime` {
  private let begun = TraceBuilder().inFront()
    .startsActivity(0, ActivityContent(staleAfter: .hours(1)))

  @Test func `stale at the date and active with other content is none`() throws {
    let tally = try begun.at("1h").turnsActivity(0, .stale).at("2h").updatesActivity()
      .turnsActivity(0, .active).showsActivity(0, 1).at("3h").updatesActivity(
        0,
        ActivityContent(staleAfter: .zero - .tick)
      )
      .showsActivity(0, 2).turnsActivity(0, .stale).at("4h").judged(by: "LA-07.runtime")
    expect(tally, kinds: [], situations: [2, 1, 1])
  }

  @Test func `stale before the date, or without one, is a violation`() throws {
    let early = begun.at("59m59.999999s").turnsActivity(0, .stale)
    try expect(early.judged(by: "LA-07.runtime"), kinds: ["early"])
    let without = TraceBuilder().inFront().startsActivity().at("1h").turnsActivity(0, .stale)
    #expect(try without.judged(by: "LA-07.runtime").kinds.first == "early")
  }

  @Test func `never stale is a violation`() throws {
    try expect(begun.at("1h15m").judged(by: "LA-07.runtime"), kinds: [])
    try expect(begun.at("1h15m0.000001s").judged(by: "LA-07.runtime"), kinds: ["not stale"])
  }

  @Test func `content of its own that leaves an activity stale is a violation`() throws {
    let stays = begun.at("1h").turnsActivity(0, .stale).updatesActivity().showsActivity(0, 1)
      .at("2h")
    try expect(stays.judged(by: "LA-07.runtime"), kinds: ["not renewed"])
  }

  @Test func `a clock that is set forth makes stale, and one that is set back renews nothing`()
    throws
  {
    let moved = begun.input(.clockMoved(.hours(2))).turnsActivity(0, .stale)
      .input(.clockMoved(.hours(-2))).at("5h")
    try expect(moved.judged(by: "LA-07.runtime"), kinds: [])
  }
}
