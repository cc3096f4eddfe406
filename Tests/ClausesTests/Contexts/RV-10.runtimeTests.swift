// Goal: the family small serves a watch and CarPlay.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RV-10 runtime` {
  private static let small = ActivityRequest(hasSmallFamily: true)
  private let begun = TraceBuilder().inFront().startsActivity(request: small).at("1h")

  @Test func `the family small on a watch and in CarPlay is none`() throws {
    let tally = try begun.enters(.watch).presentsActivity(0, .watch, .small).enters(.carPlay)
      .presentsActivity(0, .carPlay, .small).at("2h").judged(by: "RV-10.runtime")
    expect(tally, kinds: [], situations: [1, 1])
  }

  @Test func `the family medium and nothing at all are violations`() throws {
    let medium = begun.enters(.carPlay).presentsActivity(0, .carPlay, .medium).at("2h")
    try expect(medium.judged(by: "RV-10.runtime"), kinds: ["another"])
    let missing = begun.enters(.carPlay).at("2h")
    try expect(missing.judged(by: "RV-10.runtime"), kinds: ["missing"])
  }
}
