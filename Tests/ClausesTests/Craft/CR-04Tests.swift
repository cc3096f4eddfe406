// Goal: the moment of an earlier request breaks the clause; dates of the calendar, of an event, and
// a repetition within the hour do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-04` {
  /// Two requests, the first 7 m 1 s after midnight, each answered with its first entry after the
  /// given time.
  private func judged(_ first: String, at second: String, _ later: String) throws -> Tally {
    try TraceBuilder().added().at("7m1s").reload(1, .added).answered(1, entries: [first])
      .at(second).reload(2, .policy).answered(2, entries: [later, "1h"]).judged(by: "CR-04")
  }

  @Test func `the moment of the first request is a violation over an hour later`() throws {
    let tally = try judged("0s", at: "1h7m1.000001s", "-1h0.000001s")
    expect(tally, kinds: ["captured"], situations: [1, 1])
  }

  @Test func `within the hour it is none`() throws {
    try expect(judged("0s", at: "1h7m1s", "-1h"), kinds: [])
  }

  @Test func `the same start of a day or of an event is none`() throws {
    try expect(judged("-7m1s", at: "9h7m1s", "-9h7m1s"), kinds: [])
    try expect(judged("-61s", at: "9h7m1s", "-9h1m1s"), kinds: [])
  }

  @Test func `a date taken anew is none`() throws {
    let tally = try judged("0s", at: "9h", "0s")
    expect(tally, kinds: [], situations: [2, 0])
  }
}
