// Goal: StandBy and CarPlay draw no background.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `VW-18 runtime` {
  private let placed = TraceBuilder().view(ViewNode(.containerBackground))
    .added(0).reload(1, .added, charge: 1).answered(1, entries: ["0s"]).committed(1, timeline: 0)
    .displayed(timeline: 0, entry: 0).at("1h").enters(.carPlay)

  @Test func `a widget without its background is none`() throws {
    let tally = try placed.presents(0, .carPlay).at("2h").judged(by: "VW-18.runtime")
    expect(tally, kinds: [], situations: [1, 0])
  }

  @Test func `a widget with its background is a violation, one that is missing none`() throws {
    let drawn = placed.presents(0, .carPlay, hasBackground: true).at("2h")
    try expect(drawn.judged(by: "VW-18.runtime"), kinds: ["drawn"])
    try expect(placed.at("2h").judged(by: "VW-18.runtime"), kinds: [])
  }
}
