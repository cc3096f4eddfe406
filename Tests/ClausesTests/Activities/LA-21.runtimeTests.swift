// Goal: a push that cannot be decoded, or is sent elsewhere, changes nothing.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-21 runtime` {
  private let begun = TraceBuilder().inFront().startsActivity(0, request: .takingPushes).at("1h")

  @Test func `a push that is dropped, and one that is heard, is none`() throws {
    let tally = try begun.pushes(.update, isUnreadable: true).pushes(.update, .formerToken)
      .pushes(.update).showsActivity(0, 3).at("2h").judged(by: "LA-21.runtime")
    expect(tally, kinds: [], situations: [1, 1, 1])
  }

  @Test func `a push that is shown although it cannot be decoded is a violation`() throws {
    let shown = begun.pushes(.update, isUnreadable: true).showsActivity(0, 1)
    try expect(shown.judged(by: "LA-21.runtime"), kinds: ["updated"])
  }

  @Test func `a push to another token that ends an activity is a violation`() throws {
    let ended = begun.pushes(.end(.byDefault), .formerToken).turnsActivity(0, .ended)
    try expect(ended.judged(by: "LA-21.runtime"), kinds: ["ended"])
  }

  @Test func `an end by its age at the instant of such a push is none`() throws {
    let aged = begun.at("8h").pushes(.end(.byDefault), .formerToken).turnsActivity(0, .ended)
    try expect(aged.judged(by: "LA-21.runtime"), kinds: [])
  }
}
