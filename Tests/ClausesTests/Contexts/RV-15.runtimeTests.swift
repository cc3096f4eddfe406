// Goal: a watch within range shows what the phone shows.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RV-15 runtime` {
  private let begun = TraceBuilder().inFront().startsActivity().at("1h").enters(.watch)
    .presentsActivity(0, .watch, .combined).at("2h")

  @Test func `a watch that follows within range and keeps what it has out of it is none`() throws {
    let tally = try begun.updatesActivity().showsActivity(0, 1)
      .presentsActivity(0, .watch, .combined, number: 1).at("3h").leaves(.watch).at("4h")
      .updatesActivity().showsActivity(0, 2).at("5h").enters(.watch)
      .presentsActivity(0, .watch, .combined, number: 2).at("6h").judged(by: "RV-15.runtime")
    expect(tally, kinds: [], situations: [3, 1, 2])
  }

  @Test func `older content within range and newer content out of it are violations`() throws {
    let late = begun.updatesActivity().showsActivity(0, 1).at("3h")
    try expect(late.judged(by: "RV-15.runtime"), kinds: ["late"])
    let ahead = begun.leaves(.watch).at("3h").updatesActivity().showsActivity(0, 1)
      .presentsActivity(0, .watch, .combined, number: 1).at("4h")
    try expect(ahead.judged(by: "RV-15.runtime"), kinds: ["ahead"])
  }

  @Test func `an activity that lacks or stays on the watch is a violation`() throws {
    let missing = TraceBuilder().inFront().startsActivity().enters(.watch).at("1h")
    try expect(missing.judged(by: "RV-15.runtime"), kinds: ["missing"])
    let stays = begun.endsActivity(0).at("3h")
    try expect(stays.judged(by: "RV-15.runtime"), kinds: ["unfounded"])
  }
}
