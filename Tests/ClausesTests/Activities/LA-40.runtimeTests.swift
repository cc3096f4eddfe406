// Goal: the island in landscape is limited in width, and empty before iOS 27.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-40 runtime` {
  private func begun(_ profile: Profile) -> TraceBuilder {
    TraceBuilder(profile).inFront().startsActivity().island(0).at("1h").enters(.landscape)
  }

  @Test func `before iOS 27 the island is empty, and back in portrait`() throws {
    let tally = try begun(.iOS26).island(nil).at("2h").leaves(.landscape).island(0).at("3h")
      .enters(.landscape).island(nil).leaves(.landscape).island(0).enters(.standBy).at("4h")
      .judged(by: "LA-40.runtime")
    expect(tally, kinds: [], situations: [1, 0, 1])
  }

  @Test func `from iOS 27 on it is limited in width`() throws {
    let limited = begun(.iOS27).presentsActivity(0, .island, .limited)
    let tally = try limited.at("2h").judged(by: "LA-40.runtime")
    expect(tally, kinds: [], situations: [0, 1, 0])
    try expect(begun(.iOS27).at("2h").judged(by: "LA-40.runtime"), kinds: ["unlimited"])
    let hidden = limited.island(nil).at("2h")
    try expect(hidden.judged(by: "LA-40.runtime"), kinds: ["hidden"])
    let stays = limited.at("2h").leaves(.landscape).at("3h")
    try expect(stays.judged(by: "LA-40.runtime"), kinds: ["unfounded"])
  }

  @Test func `an island that is shown before iOS 27 is a violation`() throws {
    try expect(begun(.iOS26).at("2h").judged(by: "LA-40.runtime"), kinds: ["shown"])
  }
}
