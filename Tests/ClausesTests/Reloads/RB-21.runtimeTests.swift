// Goal: a refresh in StandBy that is charged, held for budget or left out breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RB-21 runtime` {
  private let run = TraceBuilder().added().granted(ReloadCauses(.added)).at("1h")
    .input(.systemChanged(.standBy))
  private let cause = ReloadCauses(.standBy)

  @Test func `a free refresh is allowed`() throws {
    let tally = try run.granted(cause, charge: 0).at("3h").judged(by: "RB-21.runtime")
    expect(tally, kinds: [], situations: [1, 0])
  }

  @Test func `a refresh that is charged, waits for budget or does not come is a violation`() throws
  {
    try expect(run.granted(cause).judged(by: "RB-21.runtime"), kinds: ["charged"])
    try expect(run.held(cause, .budget).judged(by: "RB-21.runtime"), kinds: ["held for budget"])
    try expect(run.at("3h").judged(by: "RB-21.runtime"), kinds: ["not granted"])
  }
}
