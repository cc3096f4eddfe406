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

  @Test func `a button that a toggle style draws is none, unless its toggle has no intent`() throws
  {
    func kinds(_ toggle: Int, _ nodes: ViewNode...) throws -> [String] {
      let outer = ViewNode(.toggle, depth: 0, target: toggle)
      return try TraceBuilder.answering([[outer] + nodes]).judged(by: "VW-06.view").kinds
    }
    let deep = [ViewNode(.hStack, depth: 1), ViewNode(.button, depth: 2)]
    #expect(try kinds(1, ViewNode(.button, depth: 1)) == [])
    #expect(try kinds(1, deep[0], deep[1]) == [])
    #expect(try kinds(0, ViewNode(.button, depth: 1)) == ["no intent"])
    // Next to it, and after it: it belongs to no toggle.
    #expect(try kinds(1, ViewNode(.button, depth: 0)) == ["no intent"])
    #expect(
      try kinds(1, ViewNode(.text, depth: 1), ViewNode(.vStack), ViewNode(.button, depth: 1))
        == ["no intent"]
    )
  }

  @Test func `a button with an intent excuses no control in it`() throws {
    let nodes = [ViewNode(.button, target: 1), ViewNode(.toggle, depth: 1)]
    let tally = try TraceBuilder.answering([nodes]).judged(by: "VW-06.view")
    expect(tally, kinds: ["no intent"])
  }

  @Test func `the clause says nothing where widgets are not interactive`() throws {
    let clause = try #require(Clause.named("VW-06.view"))
    #expect(clause.inapplicable(.iOS14) != nil)
    #expect(clause.inapplicable(.iOS26) == nil)
  }
}
