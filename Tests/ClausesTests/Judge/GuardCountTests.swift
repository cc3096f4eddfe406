import Testing
import WidgetModel

@testable import Clauses

// Goal: the cases that a guard skips are counted, only for its clause and in its run, and the guard
// can be inverted.
// Method: an entry that comes due behind a locked screen, which TL-12 skips, and one on an unlocked
// phone.
@Suite struct GuardCountTests {
  private let shown = TraceBuilder().added().reload(1, .added)
    .answered(1, entries: ["0s", "1h"]).committed(1, timeline: 0).displayed(timeline: 0, entry: 0)

  private var hidden: TraceBuilder {
    shown.at("1m").input(.locked(true)).displayedPlaceholder().at("3h")
  }

  private var isHidden: Int { ordinal(of: EntryStaysUntilNext.Guard.isHidden) }

  @Test func `what a guard lets pass is counted, and nothing else`() throws {
    let counts = try hidden.judged(by: "TL-12.runtime").guards
    for (place, count) in counts.enumerated() { #expect((count > 0) == (place == isHidden)) }
    #expect(try shown.at("1h1m").judged(by: "TL-12.runtime").guards.allSatisfy { $0 == 0 })
  }

  @Test func `a guard that is turned round judges what it let pass, and passes the rest`() throws {
    let late = try shown.at("1h16m").judged(by: "TL-12.runtime")
    expect(late, kinds: ["not displayed"])
    let judged = try hidden.judged(by: "TL-12.runtime", negating: isHidden)
    expect(judged, kinds: ["not displayed"])
    #expect(judged.guards[isHidden] == 0)
    let seen = shown.at("1m").displayedPlaceholder()
    #expect(try seen.at("3h").judged(by: "TL-12.runtime").kinds.contains("not displayed"))
    let passed = try seen.at("3h").judged(by: "TL-12.runtime", negating: isHidden)
    #expect(!passed.kinds.contains("not displayed"))
    #expect(passed.guards[isHidden] > 0)
  }
}
