// Goal: a policy date that is past or sooner than five minutes breaks the clause, a later one not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-02` {
  private func judged(after: Interval, delay: String = "0s") throws -> Tally {
    try TraceBuilder().added().reload(1, .added).later(delay)
      .answered(1, entries: ["0s"], policy: .after(.defaultStart + after)).judged(by: "CR-02")
  }

  @Test func `a date that is not ahead is a breach`() throws {
    #expect(try judged(after: .zero).kinds == ["not ahead"])
    #expect(try judged(after: .hours(-1)).kinds == ["not ahead"])
    #expect(try judged(after: .seconds(2), delay: "2s").kinds == ["not ahead"])
  }

  @Test func `a date one tick too soon is a breach, the least interval is none`() throws {
    let soon = try judged(after: .minutes(5) - .tick)
    #expect(soon.kinds == ["too soon"])
    #expect(soon.situations == [0, 1, 0])
    let kept = try judged(after: .minutes(5))
    #expect(kept.kinds == [])
    #expect(kept.situations == [1, 0, 0])
  }

  @Test func `other policies are silent`() throws {
    let tally = try TraceBuilder().added().reload(1, .added)
      .answered(1, entries: ["0s"], policy: .atEnd).judged(by: "CR-02")
    #expect(tally.situations == [0, 0, 0])
  }
}
