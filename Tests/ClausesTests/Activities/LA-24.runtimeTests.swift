// Goal: changing the setting of frequent pushes ends the running activities.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-24 runtime` {
  private let begun = TraceBuilder().inFront().startsActivity().at("1h")
    .input(.activities(.frequentPushesAllowed(true)))

  @Test func `an activity that ends with the setting is none`() throws {
    let tally = try begun.turnsActivity(0, .ended).at("2h").startsActivity(1)
      .input(.activities(.frequentPushesAllowed(false))).turnsActivity(1, .ended).at("3h")
      .judged(by: "LA-24.runtime")
    expect(tally, kinds: [], situations: [1, 1])
  }

  @Test func `one that continues is a violation`() throws {
    try expect(begun.at("1h15m").judged(by: "LA-24.runtime"), kinds: [])
    try expect(begun.at("1h15m0.000001s").judged(by: "LA-24.runtime"), kinds: ["continues"])
  }

  @Test func `a setting that stays as it is ends nothing`() throws {
    let same = TraceBuilder().inFront().startsActivity()
      .input(.activities(.frequentPushesAllowed(false))).at("2h")
    try expect(same.judged(by: "LA-24.runtime"), situations: [0, 0])
  }
}
