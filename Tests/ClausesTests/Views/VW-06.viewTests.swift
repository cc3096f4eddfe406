// Goal: a button or toggle without an intent breaks the clause.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `VW-06 view` {
  @Test(arguments: [ViewKind.button, .toggle])
  func `a control without an intent is a violation`(kind: ViewKind) throws {
    let tally = try TraceBuilder.answering([[ViewNode(.button, target: 1), ViewNode(kind)]])
      .judged(by: "VW-06.view")
    expect(tally, kinds: ["no intent"])
    #expect(tally.situations.prefix(2) == [0, 1])
  }

  @Test func `controls with intents and other nodes are none`() throws {
    let tally = try TraceBuilder.answering([
      [ViewNode(.button, target: 1), ViewNode(.toggle, target: 2), ViewNode(.link)],
      [ViewNode(.text)],
    ]).judged(by: "VW-06.view")
    expect(tally, kinds: [])
    #expect(tally.situations.prefix(2) == [2, 0])
  }

  @Test func `the clause says nothing where widgets are not interactive`() throws {
    let clause = try #require(Clause.named("VW-06.view"))
    #expect(clause.inapplicable(.iOS14) != nil)
    #expect(clause.inapplicable(.iOS26) == nil)
  }
}
