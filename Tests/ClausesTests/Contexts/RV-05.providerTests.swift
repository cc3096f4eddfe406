// Goal: ungrouped clues together with others break the clause; those of one sort, and without a group, do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RV-05 provider` {
  private func tally(_ groups: String?) throws -> Tally {
    let asked = TraceBuilder().asked(-2, .relevance)
    let told = groups.map { asked.did(-2, .relevanceTold, amount: 2, $0) } ?? asked
    return try told.answered(-2, .returned).judged(by: "RV-05.provider")
  }

  @Test(arguments: ["automatic, ungrouped", "named lines, ungrouped"])
  func `ungrouped clues together with others are a violation`(groups: String) throws {
    let tally = try tally(groups)
    expect(tally, kinds: ["groups mixed"], situations: [0, 0, 1])
  }

  @Test(arguments: ["ungrouped", "automatic, named lines", "named a, named b"])
  func `clues of one sort are none`(groups: String) throws {
    try expect(tally(groups), situations: [0, 1, 0])
  }

  @Test func `clues without a group are none, nor an answer without clues`() throws {
    try expect(tally(""), situations: [1, 0, 0])
    try expect(tally(nil), situations: [1, 0, 0])
  }
}
