// Goal: after waits for its date, which may precede the last entry.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-21 runtime` {
  private func run(_ after: String) -> TraceBuilder {
    let date = WallDate.defaultStart + (Interval(after) ?? .zero)
    return TraceBuilder().added().reload(1, .added)
      .answered(1, entries: ["0s", "1h"], policy: .after(date)).committed(1, timeline: 0)
  }

  @Test(arguments: ["30m", "1h", "2h"])
  func `one tick before the date is a violation`(after: String) throws {
    let early = run(after).at(after).later("-0.000001s").reload(2, .policy)
    try expect(early.judged(by: "TL-21.runtime"), kinds: ["early"])
  }

  @Test func `at the date or later is none`() throws {
    let before = try run("30m").at("30m").reload(2, .policy).judged(by: "TL-21.runtime")
    expect(before, kinds: [], situations: [1, 0, 1, 0, 0])
    let after = try run("2h").at("1h").reload(2, .app).at("2h1s").reload(3, .policy)
      .judged(by: "TL-21.runtime")
    expect(after, kinds: [], situations: [0, 1, 0, 1, 1])
  }

  @Test func `a date before the last entry that is put off is a violation`() throws {
    try expect(run("30m").at("45m").reload(2, .policy).judged(by: "TL-21.runtime"), kinds: [])
    let late = run("30m").at("1h").reload(2, .policy)
    try expect(late.judged(by: "TL-21.runtime"), kinds: ["put off"])
  }
}
