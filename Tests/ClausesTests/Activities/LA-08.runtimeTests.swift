// Goal: a swiped activity is gone, and other activities stay.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-08 runtime` {
  private let begun = TraceBuilder().inFront().startsActivity(0).startsActivity(1)
  private let swipe = Input.activities(.swiped(ActivityID(0)))

  @Test func `a swipe that dismisses is none`() throws {
    let tally = try begun.input(swipe).turnsActivity(0, .dismissed).endsActivity(1)
      .input(.activities(.swiped(ActivityID(1)))).turnsActivity(1, .dismissed)
      .judged(by: "LA-08.runtime")
    expect(tally, kinds: [], situations: [1, 1])
  }

  @Test func `a swipe that does nothing is a violation`() throws {
    try expect(begun.input(swipe).at("15m").judged(by: "LA-08.runtime"), kinds: [])
    let stays = begun.input(swipe).at("15m0.000001s")
    try expect(stays.judged(by: "LA-08.runtime"), kinds: ["stays"])
  }

  @Test func `a running activity that is dismissed is a violation, but with its app`() throws {
    let gone = begun.turnsActivity(0, .dismissed)
    try expect(gone.judged(by: "LA-08.runtime"), kinds: ["gone"])
    let removed = begun.input(.appInstalled(false)).turnsActivity(0, .dismissed)
      .turnsActivity(1, .dismissed)
    try expect(removed.judged(by: "LA-08.runtime"), kinds: [])
  }
}
