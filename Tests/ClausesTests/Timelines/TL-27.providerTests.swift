// Goal: two different answers at one moment break the clause; at two moments, or with an intent or a Live
// Activity's change in between, they do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-27 provider` {
  private let first = TraceBuilder().view(ViewNode(.text)).added().reload(1, .added).requested(2)
    .requested(3, configuration: 7).requested(4, .intent)
    .answered(1, entries: ["0s", "1h"], policy: .atEnd)

  private func judged(_ run: TraceBuilder) throws -> Tally {
    try run.judged(by: "TL-27.provider")
  }

  @Test func `other dates and another policy are violations`() throws {
    let dates = first.answered(2, entries: ["0s", "2h"], policy: .atEnd)
    let policy = first.answered(2, entries: ["0s", "1h"])
    try expect(judged(dates), kinds: ["otherwise"])
    #expect(try judged(dates).violations.first?.message.contains("dates") == true)
    #expect(try judged(policy).violations.first?.message.contains("policies") == true)
    let entry = "entry 1 is dated 1h from the request at first and then 2h from the request"
    #expect(try judged(dates).violations.first?.message.contains(entry) == true)
  }

  @Test func `another view is a violation`() throws {
    let date = WallDate.defaultStart
    let entries = [
      TimelineEntry(date: date, view: ViewID(1)),
      TimelineEntry(date: date + .hours(1), view: ViewID(0)),
    ]
    let run = first.view(ViewNode(.image)).answered(2, Timeline(entries: entries, policy: .atEnd))
    #expect(try judged(run).violations.first?.message.contains("views") == true)
  }

  @Test func `another text is reported with its place`() throws {
    let date = WallDate.defaultStart
    let run = TraceBuilder().view(ViewNode(.text, text: "a")).view(ViewNode(.text, text: "b"))
      .added().reload(1, .added).requested(2)
      .answered(1, Timeline(entries: [TimelineEntry(date: date, view: ViewID(0))], policy: .never))
      .answered(2, Timeline(entries: [TimelineEntry(date: date, view: ViewID(1))], policy: .never))
    let message = try judged(run).violations.first?.message
    #expect(message?.contains(#"entry 0 shows at node 0 "a" and then "b""#) == true)
  }

  @Test func `what is drawn by chance is meant`() throws {
    let tally = try judged(first.did(2, .randomnessRead).answered(2, entries: ["0s", "2h"]))
    expect(tally, kinds: [], situations: [0, 0, 1])
  }

  @Test
  func `what a control's action writes may be answered otherwise, what a request writes may not`()
    throws
  {
    let acted = first.requested(5, .controlAction)
    let written = acted.did(5, .sharedDataWritten, "isOn").answered(2, entries: ["0s", "2h"])
    try expect(judged(written), kinds: [])
    let ended = acted.answered(5, .returned).answered(2, entries: ["0s", "2h"])
    try expect(judged(ended), kinds: [])
    let counted = acted.did(2, .sharedDataWritten, "count").answered(2, entries: ["0s", "2h"])
    try expect(judged(counted), kinds: ["otherwise"])
  }

  @Test func `another answer after a Live Activity has changed is none`() throws {
    let changed = first.turnsActivity(0, .active).answered(2, entries: ["0s", "2h"])
    try expect(judged(changed), kinds: [])
    let before = TraceBuilder().view(ViewNode(.text)).added().turnsActivity(0, .active)
      .reload(1, .added).requested(2).answered(1, entries: ["0s", "1h"])
      .answered(2, entries: ["0s", "2h"])
    try expect(judged(before), kinds: ["otherwise"])
  }

  @Test(
    arguments: [.localeChanged(1), .locked(true), .appInstalled(true), .foreground(true)] as [Input]
  )
  func `another answer after the phone or its app has changed is none`(change: Input) throws {
    let changed = first.input(change).answered(2, entries: ["0s", "2h"])
    try expect(judged(changed), kinds: [])
  }

  @Test func `another answer after the app's own code has written is none`() throws {
    let stored = first.did(99, .sharedDataWritten, "isOn").answered(2, entries: ["0s", "2h"])
    try expect(judged(stored), kinds: [])
  }

  @Test func `the same answer is none, nor is another one for something else`() throws {
    let same = try judged(first.later("5s").answered(2, entries: ["0s", "1h"], policy: .atEnd))
    expect(same, kinds: [], situations: [1, 0, 0])
    try expect(judged(first.answered(3, entries: ["0s"])), situations: [0, 0, 0])
    let later = first.later("5m").requested(5).answered(5, entries: ["0s"])
    try expect(judged(later), situations: [0, 0, 0])
    let intent = first.answered(4, .returned).answered(2, entries: ["0s"])
    try expect(judged(intent), situations: [0, 0, 0])
  }
}
