// Goal: a second run that makes another tree breaks the clause, an equal tree does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `TL-25 view` {
  private func judged(again: Int) throws -> Tally {
    let entry = TimelineEntry(
      date: .defaultStart,
      view: ViewID(0),
      viewAgain: ViewID(again)
    )
    return try TraceBuilder().view(ViewNode(.text)).view(ViewNode(.text)).view(ViewNode(.image))
      .added().reload(1, .added)
      .answered(1, Timeline(entries: [entry], policy: .never)).judged(by: "TL-25.view")
  }

  @Test func `another tree is a violation`() throws {
    try expect(judged(again: 2), kinds: ["impure"])
    try expect(judged(again: 99), kinds: ["impure"])
  }

  @Test func `the same tree or an equal one is none`() throws {
    try expect(judged(again: 0), kinds: [])
    try expect(judged(again: 1), kinds: [])
    #expect(try judged(again: 1).situations.prefix(2) == [1, 0])
  }
}
