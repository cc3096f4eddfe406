// Goal: a tree without a container background breaks the clause, even if another tree has one.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `VW-17 view` {
  private let background = ViewNode(.containerBackground)

  @Test func `a tree without a background is a violation, an empty one too`() throws {
    let tally = try TraceBuilder.answering([[background], [ViewNode(.text)]])
      .judged(by: "VW-17.view")
    expect(tally, kinds: ["missing"])
    #expect(tally.situations.prefix(2) == [1, 1])
    try expect(TraceBuilder.answering([[]]).judged(by: "VW-17.view"), kinds: ["missing"])
  }

  @Test func `a background anywhere in the tree is none`() throws {
    let inner = [ViewNode(.vStack), ViewNode(.containerBackground, depth: 1)]
    let tally = try TraceBuilder.answering([[background, ViewNode(.text, depth: 1)], inner])
      .judged(by: "VW-17.view")
    expect(tally, kinds: [])
    #expect(tally.situations.prefix(2) == [2, 0])
  }

  @Test func `the clause says nothing before iOS 17`() throws {
    let clause = try #require(Clause.named("VW-17.view"))
    #expect(clause.inapplicable(.iOS14) != nil)
    #expect(clause.inapplicable(.iOS17) == nil)
  }
}
