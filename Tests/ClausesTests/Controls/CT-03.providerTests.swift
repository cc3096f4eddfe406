// Goal: a preview that is on or later than a second breaks the clause, one that is off does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CT-03 provider` {
  private func tally(_ state: String, after microseconds: Int64 = 0) throws -> Tally {
    try TraceBuilder().asked(-2, .control)
      .did(-2, .controlPreviewed, amount: microseconds, state)
      .answered(-2, .entry(ViewID(0))).judged(by: "CT-03.provider")
  }

  @Test func `a toggle that is on is a violation`() throws {
    let tally = try tally("on")
    expect(tally, kinds: ["not off"], situations: [0, 0, 1, 0])
  }

  @Test func `a value that takes more than a second is one`() throws {
    let tally = try tally("off", after: 1_000_001)
    expect(tally, kinds: ["slow"], situations: [0, 0, 0, 1])
  }

  @Test func `a toggle that is off is none, nor a button, nor exactly a second`() throws {
    try expect(tally("off", after: 1_000_000), situations: [0, 1, 0, 0])
    try expect(tally(""), situations: [1, 0, 0, 0])
  }
}
