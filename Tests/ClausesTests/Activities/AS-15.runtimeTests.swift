// Goal: an app's pending, running and ended activities are dismissed when it is removed, and
// nothing else is.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `AS-15 runtime` {
  private let begun = TraceBuilder().inFront().startsActivity(0).startsActivity(1).endsActivity(1)
  private let removal = Input.appInstalled(false)

  @Test func `an app that takes all its activities with it breaks nothing`() throws {
    let tally = try begun.input(removal).turnsActivity(0, .dismissed).turnsActivity(1, .dismissed)
      .at("1h").judged(by: "AS-15.runtime")
    expect(tally, kinds: [], situations: [0, 1, 1])
  }

  @Test func `one that runs or has ended and stays is a violation once the promise is over`() throws
  {
    let running = begun.input(removal).turnsActivity(1, .dismissed)
    try expect(running.at("15m").judged(by: "AS-15.runtime"), kinds: [])
    try expect(running.at("15m0.000001s").judged(by: "AS-15.runtime"), kinds: ["stays"])
    let ended = begun.input(removal).turnsActivity(0, .dismissed)
    try expect(ended.at("15m").judged(by: "AS-15.runtime"), kinds: [])
    try expect(ended.at("15m0.000001s").judged(by: "AS-15.runtime"), kinds: ["stays"])
  }

  @Test func `an activity of an app that is there may stay`() throws {
    try expect(begun.at("3h").judged(by: "AS-15.runtime"), kinds: [])
    let back = begun.input(removal).input(.appInstalled(true)).at("3h")
    try expect(back.judged(by: "AS-15.runtime"), kinds: [])
  }
}
