// Goal: without the family small both compact presentations are shown together.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-37 runtime` {
  private let begun = TraceBuilder().inFront().startsActivity().at("1h")

  @Test func `both compact presentations on a watch and in CarPlay are none`() throws {
    let tally = try begun.enters(.watch).presentsActivity(0, .watch, .combined).enters(.carPlay)
      .presentsActivity(0, .carPlay, .combined).at("2h").judged(by: "LA-37.runtime")
    expect(tally, kinds: [], situations: [1, 1])
  }

  @Test func `another form, nothing, and what has ended are violations`() throws {
    let small = begun.enters(.carPlay).presentsActivity(0, .carPlay, .small)
    try expect(small.at("2h").judged(by: "LA-37.runtime"), kinds: ["another"])
    try expect(begun.enters(.watch).at("2h").judged(by: "LA-37.runtime"), kinds: ["missing"])
    let ended = begun.enters(.carPlay).presentsActivity(0, .carPlay, .combined).at("2h")
      .endsActivity(0).at("3h")
    try expect(ended.judged(by: "LA-37.runtime"), kinds: ["unfounded"])
  }
}
