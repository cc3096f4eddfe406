// Goal: content closures run once for each entry and appearance, for the archive.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-25 runtime` {
  private let run = TraceBuilder().added().reload(1, .added).answered(1, entries: ["0s", "1h"])

  @Test func `entries times appearances before the commit are none`() throws {
    let tally = try run.archived(1, 4).committed(1, timeline: 0).at("1h")
      .displayed(timeline: 0, entry: 1).judged(by: "TL-25.runtime")
    expect(tally, kinds: [], situations: [0, 1, 0])
  }

  @Test(arguments: [0, 2, 3, 5])
  func `another number of runs is a violation`(renderings: Int) throws {
    let tally = try run.archived(1, renderings).committed(1, timeline: 0)
      .judged(by: "TL-25.runtime")
    expect(tally, kinds: ["count"])
  }

  @Test func `a second run at display time is a violation`() throws {
    let shown = run.archived(1, 4).committed(1, timeline: 0).at("1h")
    try expect(shown.archived(1, 2).judged(by: "TL-25.runtime"), kinds: ["again"])
    let changed = shown.input(.textSizeChanged(1)).archived(1, 2)
    try expect(changed.judged(by: "TL-25.runtime"), kinds: [])
    let same = shown.input(.textSizeChanged(0)).input(.localeChanged(0)).archived(1, 2)
    try expect(same.judged(by: "TL-25.runtime"), kinds: ["again"])
  }

  @Test func `a commit without a run is a violation, unless it follows at once`() throws {
    let bare = run.committed(1, timeline: 0)
    try expect(bare.judged(by: "TL-25.runtime"), kinds: ["not archived"])
    try expect(bare.archived(1, 4).judged(by: "TL-25.runtime"), kinds: [])
    let late = bare.later("0.000001s").archived(1, 4)
    try expect(late.judged(by: "TL-25.runtime"), kinds: ["not archived", "again"])
  }
}
