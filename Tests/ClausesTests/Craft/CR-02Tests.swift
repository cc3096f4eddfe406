// Goal: a policy date that is past or sooner than five minutes breaks the clause, a later one does
// not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-02` {
  private func judged(after: Interval, delay: String = "0s") throws -> Tally {
    try TraceBuilder().added().reload(1, .added).later(delay)
      .answered(1, entries: ["0s"], policy: .after(.defaultStart + after)).judged(by: "CR-02")
  }

  @Test func `a date that is not ahead is a violation`() throws {
    try expect(judged(after: .zero), kinds: ["not ahead"])
    try expect(judged(after: .hours(-1)), kinds: ["not ahead"])
    try expect(judged(after: .zero, delay: "2s"), kinds: ["not ahead"])
  }

  @Test func `a date that was ahead at the request, and is over at the answer, is near`() throws {
    let near = try judged(after: .seconds(2), delay: "2s")
    expect(near, kinds: [], situations: [0, 1, 0])
  }

  @Test func `asking too soon once is none, for a fixed moment may be near`() throws {
    let once = try judged(after: .minutes(5) - .tick)
    expect(once, kinds: [], situations: [0, 1, 0])
    let kept = try judged(after: .minutes(5))
    expect(kept, situations: [1, 0, 0])
  }

  @Test func `asking too soon again in answer to the reload that was asked for is a violation`()
    throws
  {
    let soon = try twice(.minutes(1), .minutes(1), causes: .policy)
    expect(soon, kinds: ["too soon"], situations: [0, 2, 0])
  }

  @Test func `asking too soon again in answer to the app is none, nor asking late enough`() throws {
    try expect(twice(.minutes(1), .minutes(1), causes: .app), kinds: [])
    try expect(twice(.minutes(1), .hours(1), causes: .policy), kinds: [])
  }

  @Test func `asking too soon again after the clock was moved is none`() throws {
    // A fixed moment, such as the next full hour, may be near again.
    try expect(twice(.minutes(1), .minutes(1), causes: .policy, clockMoves: .hours(1)), kinds: [])
    try expect(twice(.minutes(1), .minutes(1), causes: .policy, clockMoves: .zero), kinds: [])
    #expect(try twice(.minutes(1), .zero, causes: .policy, clockMoves: .hours(1)).kinds != [])
  }

  /// Two timelines, the second in answer to a reload five minutes later, perhaps after the clock was moved.
  private func twice(
    _ first: Interval,
    _ second: Interval,
    causes: ReloadCause,
    clockMoves shift: Interval? = nil
  ) throws -> Tally {
    let asked = TraceBuilder().added().reload(1, .added)
      .answered(1, entries: ["0s"], policy: .after(.defaultStart + first)).committed(1, timeline: 0)
      .later("5m")
    let moved = shift.map { asked.input(.clockMoved($0)) } ?? asked
    let date = WallDate.defaultStart + (shift ?? .zero) + .minutes(5) + second
    return try moved.reload(2, causes).answered(2, entries: ["0s"], policy: .after(date))
      .judged(by: "CR-02")
  }

  @Test func `other policies are silent`() throws {
    let tally = try TraceBuilder().added().reload(1, .added)
      .answered(1, entries: ["0s"], policy: .atEnd).judged(by: "CR-02")
    expect(tally, situations: [0, 0, 0])
  }
}
