// Goal: a tap that does not change the widget, and whose effects nobody reads, breaks the clause; a
// tap with any other effect does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-33` {
  /// Two widgets have shown something, and an intent of the first only writes data that nobody
  /// reads.
  private func tapped(_ start: TraceBuilder = TraceBuilder()) -> TraceBuilder {
    start.view(ViewNode(.text)).view(ViewNode(.image))
      .added().reload(1, .added).answered(1, entries: ["0s"])
      .added(1).reload(2, .added, placement: 1).answered(2, entries: ["0s"])
      .requested(3, .intent, intent: 1).did(3, .dataLeft, #"Done writes "pending""#)
      .answered(3, .returned)
  }

  private func answered(_ builder: TraceBuilder, view: Int) -> TraceBuilder {
    let entry = TimelineEntry(date: Device().clock, view: ViewID(view))
    return builder.reload(4, .interaction)
      .answered(4, Timeline(entries: [entry], policy: .never, archiveSize: 0))
  }

  @Test func `a tap that changes nothing is a violation`() throws {
    let tally = try answered(tapped(), view: 0).judged(by: "CR-33")
    expect(tally, kinds: ["dead"], situations: [1, 1, 1])
  }

  @Test func `a widget that looks otherwise is none, nor one that was not seen since`() throws {
    let other = try answered(tapped(), view: 1).judged(by: "CR-33")
    expect(other, kinds: [], situations: [1, 1, 0])
    try expect(tapped().judged(by: "CR-33"), kinds: [])
  }

  @Test func `what is read later is none`() throws {
    let read = answered(tapped(), view: 0).did(4, .leftDataRead, "pending")
    try expect(read.judged(by: "CR-33"), kinds: [])
    let another = answered(tapped(), view: 0).did(4, .leftDataRead, "pend")
    try expect(another.judged(by: "CR-33"), kinds: ["dead"])
  }

  @Test func `a widget that asks the network is none`() throws {
    let tally = try answered(tapped(), view: 0).did(4, .networkRequested, "https://a.example")
      .judged(by: "CR-33")
    expect(tally, kinds: [])
  }

  @Test func `where another widget has not run, or data lack, nothing is said`() throws {
    let alone = TraceBuilder().view(ViewNode(.text)).added().reload(1, .added)
      .answered(1, entries: ["0s"]).requested(3, .intent, intent: 1)
      .did(3, .dataLeft, #"Done writes "pending""#).answered(3, .returned)
    try expect(answered(alone, view: 0).judged(by: "CR-33"), kinds: [])
    let empty = TraceBuilder().with { $0.device.surroundings.store = .empty }
    try expect(answered(tapped(empty), view: 0).judged(by: "CR-33"), kinds: [])
  }
}
