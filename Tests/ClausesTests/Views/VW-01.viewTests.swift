// Goal: two widgetURL modifiers in one tree break the clause, one in each of two trees do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `VW-01 view` {
  private let url = ViewNode(.widgetURL, target: 1)

  @Test func `two in one tree are a violation, reported once for a request`() throws {
    let both = [url, ViewNode(.text, depth: 1), ViewNode(.widgetURL, depth: 1, target: 2)]
    let tally = try TraceBuilder.answering([both, [url, url]]).judged(by: "VW-01.view")
    expect(tally, kinds: ["several"])
    #expect(tally.violations.first?.request == RequestID(1))
    #expect(tally.situations.prefix(2) == [0, 2])
  }

  @Test func `one in each of two trees is none`() throws {
    let tally = try TraceBuilder.answering([[url], [url, ViewNode(.text)], [ViewNode(.text)]])
      .judged(by: "VW-01.view")
    expect(tally, kinds: [])
    #expect(tally.situations.prefix(2) == [3, 0])
  }

  @Test func `a tree that several entries show is judged once`() throws {
    let entries = (0..<9).map {
      TimelineEntry(date: .defaultStart + .hours($0), view: ViewID(0))
    }
    let tally = try TraceBuilder().views([[url]]).added().reload(1, .added)
      .answered(1, Timeline(entries: entries, policy: .never)).judged(by: "VW-01.view")
    #expect(tally.situations.prefix(2) == [1, 0])
  }

  @Test func `a second answer is not judged`() throws {
    let tally = try TraceBuilder.answering([[url]]).views([[url, url]])
      .answered(
        1,
        Timeline(entries: [TimelineEntry(date: .defaultStart, view: ViewID(1))], policy: .never)
      )
      .judged(by: "VW-01.view")
    expect(tally, kinds: [])
  }

  @Test func `a tree that never became known is not judged`() throws {
    let entry = TimelineEntry(date: .defaultStart, view: ViewID(99))
    let tally = try TraceBuilder().added().reload(1, .added)
      .answered(1, Timeline(entries: [entry], policy: .never)).judged(by: "VW-01.view")
    #expect(tally.situations.prefix(2) == [0, 0])
  }
}
