// Goal: an activity that its app leaves alone ends at the tick at which it is eight hours old.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-02 runtime` {
  private let begun = TraceBuilder().inFront().startsActivity().island(0)

  @Test func `an end at eight hours is none, nor an earlier one by the app`() throws {
    let tally = try begun.asksForActivity(1).turnsActivity(1, .active).at("1h").endsActivity(1)
      .at("8h").turnsActivity(0, .ended).island(nil).at("20h").judged(by: "LA-02.runtime")
    expect(tally, kinds: [], situations: [1, 1])
  }

  @Test func `an end before, or none, is a violation`() throws {
    let early = begun.at("7h59m59.999999s").turnsActivity(0, .ended)
    try expect(early.judged(by: "LA-02.runtime"), kinds: ["early"])
    try expect(begun.at("8h15m").judged(by: "LA-02.runtime"), kinds: [])
    try expect(begun.at("8h15m0.000001s").judged(by: "LA-02.runtime"), kinds: ["not ended"])
  }

  @Test func `an activity that its app ends and that continues is a violation`() throws {
    let given = begun.at("1h").input(.activities(.ended(ActivityID(0), .byDefault)))
    try expect(given.at("1h15m").judged(by: "LA-02.runtime"), kinds: [])
    try expect(given.at("1h15m0.000001s").judged(by: "LA-02.runtime"), kinds: ["not ended"])
    let ended = given.turnsActivity(0, .ended).island(nil)
    try expect(ended.at("20h").judged(by: "LA-02.runtime"), kinds: [], situations: [0, 1])
  }
}
