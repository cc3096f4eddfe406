// Goal: an activity fills the screen in StandBy.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-39 runtime` {
  private let begun = TraceBuilder().inFront().startsActivity().at("1h").enters(.standBy)

  @Test func `an activity that fills the screen until it ends is none`() throws {
    let tally = try begun.presentsActivity(0, .standBy, .fullScreen, scale: 2).at("2h")
      .startsActivity(1).at("3h").endsActivity(0).endsActivity(1)
      .presentsActivity(0, .standBy, .none).at("4h").judged(by: "LA-39.runtime")
    expect(tally, kinds: [], situations: [1, 1, 1])
  }

  @Test func `another form or size, another one and none are violations`() throws {
    func kinds(_ trace: TraceBuilder) throws -> [String] {
      try trace.at("2h").judged(by: "LA-39.runtime").kinds
    }
    #expect(try kinds(begun) == ["missing"])
    #expect(
      try kinds(begun.presentsActivity(0, .standBy, .combined, scale: 2)) == ["not full-screen"]
    )
    #expect(try kinds(begun.presentsActivity(0, .standBy, .fullScreen)) == ["not scaled"])
    let both = begun.startsActivity(1).presentsActivity(0, .standBy, .fullScreen, scale: 2)
      .presentsActivity(1, .standBy, .fullScreen, scale: 2)
    #expect(try kinds(both) == ["unfounded"])
  }
}
