// Goal: a day of 86,400 seconds across a clock change breaks the clause; a calendar day, adding an
// hour, and the same sum without a change do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-08` {
  /// Seven in the morning in Berlin, the day before its clocks go forward at one o'clock UTC.
  private let morning = WallDate("2026-03-28T06:00:00Z") ?? .distantPast

  private func judged(
    _ dates: [String],
    after policy: String? = nil,
    in zone: Surroundings.Zone = .berlin,
    at start: WallDate? = nil
  ) throws -> Tally {
    let dates = try dates.map { try #require(WallDate($0)) }
    let after = try policy.map { try #require(WallDate($0)) }
    let start = start ?? morning
    var run = TraceBuilder().with { $0.device.surroundings.zone = zone }
    // The builder's clock begins at the default start; a move of the clock brings the other date.
    run = run.input(.clockMoved(start - .defaultStart)).added().reload(1, .added)
    let entries = dates.map { TimelineEntry(date: $0, view: ViewID(0)) }
    let timeline = Timeline(entries: entries, policy: after.map { .after($0) } ?? .never)
    return try run.answered(1, timeline).judged(by: "CR-08")
  }

  @Test func `two days of 86,400 seconds after midnight are off by an hour`() throws {
    let tally = try judged(["2026-03-28T06:00:00Z", "2026-03-29T23:00:00Z"])
    expect(tally, kinds: ["off by the change"], situations: [0, 1])
    #expect(tally.violations.first?.message.contains("1h") == true)
  }

  @Test func `so is a policy, and a day after an entry at a full hour`() throws {
    let policy = try judged([], after: "2026-03-29T23:00:00Z")
    expect(policy, kinds: ["off by the change"])
    let entry = try judged(["2026-03-28T20:00:00Z", "2026-03-29T20:00:00Z"])
    expect(entry, kinds: ["off by the change"])
  }

  @Test func `the next midnights of the calendar are none`() throws {
    let tally = try judged(["2026-03-28T23:00:00Z", "2026-03-29T22:00:00Z"])
    expect(tally, kinds: [], situations: [2, 0])
  }

  @Test func `a midnight that the change skips is none`() throws {
    let start = try #require(WallDate("2026-09-05T05:00:00Z"))
    let dates = ["2026-09-06T04:00:00Z", "2026-09-07T03:00:00Z"]
    try expect(judged(dates, in: .santiago, at: start), kinds: [])
    let seconds = try judged(["2026-09-07T04:00:00Z"], in: .santiago, at: start)
    expect(seconds, kinds: ["off by the change"])
  }

  @Test func `half a day from a request at noon is none, whole days after midnight or not`() throws
  {
    let noon = try #require(WallDate("2026-03-29T11:00:00Z"))
    try expect(judged([], after: "2026-03-29T23:00:00Z", at: noon), kinds: [])
    try expect(
      judged([], after: "2026-03-29T23:00:00Z", at: noon - .days(1) + .minutes(1)),
      kinds: ["off by the change"]
    )
  }

  @Test func `hours counted on and a day from now are none`() throws {
    let hours = (0..<48).map { (morning + .hours($0)).description }
    try expect(judged(hours), kinds: [])
    try expect(judged([], after: "2026-03-29T06:00:00Z"), kinds: [])
  }

  @Test func `a midnight of the calendar that is a day of seconds after an entry is none`() throws {
    let tally = try judged(["2026-03-28T22:00:00Z", "2026-03-29T22:00:00Z"])
    expect(tally, kinds: [])
  }

  @Test func `an entry is not counted from the date at which the next reload is due`() throws {
    let tally = try judged(["2026-03-29T20:00:00Z"], after: "2026-03-28T20:00:00Z")
    expect(tally, kinds: [])
  }

  @Test func `without a change of clocks nothing is said`() throws {
    let tally = try judged(["2026-03-29T23:00:00Z"], in: .utc)
    expect(tally, situations: [0, 0])
    let summer = try #require(WallDate("2026-07-01T05:00:00Z"))
    let later = try judged(["2026-07-02T22:00:00Z"], at: summer)
    expect(later, situations: [0, 0])
  }

  @Test func `in the last hour of a day of 25 the next midnight so counted is past`() throws {
    let start = try #require(WallDate("2026-10-25T22:30:00Z"))
    let entries = try judged(["2026-10-25T22:30:00Z", "2026-10-25T22:00:00Z"], at: start)
    expect(entries, kinds: ["off by the change"])
    let policy = try judged(["2026-10-25T22:30:00Z"], after: "2026-10-25T22:00:00Z", at: start)
    expect(policy, kinds: ["off by the change"])
    // The current hour, and hours from it.
    let hours = try judged(["2026-10-25T22:00:00Z", "2026-10-25T23:00:00Z"], at: start)
    expect(hours, kinds: [])
  }

  @Test func `half an hour counts where the clocks are changed by that`() throws {
    let start = try #require(WallDate("2026-04-03T20:00:00Z"))
    let tally = try judged(["2026-04-05T13:00:00Z"], in: .lordHowe, at: start)
    expect(tally, kinds: ["off by the change"])
    #expect(tally.violations.first?.message.contains("30m") == true)
  }
}
