// Goal: StandBy shows two small widgets, CarPlay all of them, each in the right form.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RV-09 runtime` {
  private let placed = TraceBuilder().with {
    $0.placements.append($0.placements[0])
    $0.placements[0].family = .systemMedium
  }.added(0).added(1).added(2).at("1h")

  @Test func `small widgets in StandBy and CarPlay are right, and gone when it is over`() throws {
    let tally = try placed.enters(.standBy).presents(1, .standBy).presents(2, .standBy).at("2h")
      .leaves(.standBy).presents(1, .standBy, .none).presents(2, .standBy, .none)
      .enters(.carPlay).presents(1, .carPlay).presents(2, .carPlay).at("3h")
      .judged(by: "RV-09.runtime")
    expect(tally, kinds: [], situations: [1, 0, 1, 2])
  }

  @Test func `of three small widgets StandBy shows two`() throws {
    let three = TraceBuilder().with { $0.placements.append($0.placements[0]) }
      .added(0).added(1).added(2).at("1h").enters(.standBy).presents(0, .standBy)
      .presents(1, .standBy)
    let tally = try three.at("2h").judged(by: "RV-09.runtime")
    expect(tally, kinds: [], situations: [1, 1, 0, 0])
    let more = three.presents(2, .standBy).at("2h")
    try expect(more.judged(by: "RV-09.runtime"), kinds: ["unfounded"])
  }

  @Test func `a widget that is missing, large, tinted or not scaled is a violation`() throws {
    let one = TraceBuilder().added(0).at("1h").enters(.standBy)
    func kinds(_ trace: TraceBuilder) throws -> [String] {
      try trace.at("2h").judged(by: "RV-09.runtime").kinds
    }
    #expect(try kinds(one) == ["missing"])
    #expect(try kinds(one.presents(0, .standBy, .asPlaced)) == ["another family"])
    #expect(try kinds(one.presents(0, .standBy, isTinted: true)) == ["without color"])
    #expect(try kinds(one.presents(0, .standBy, scale: 1)) == ["not scaled"])
    #expect(try kinds(one.presents(0, .standBy, scale: 3)) == [])
    #expect(try kinds(one.presents(0, .standBy).leaves(.standBy)) == ["unfounded"])
  }

  @Test func `within the service promise nothing is overdue`() throws {
    let short = TraceBuilder().added(0).at("1h").enters(.standBy).later("1s")
    try expect(short.judged(by: "RV-09.runtime"), kinds: [])
  }
}
