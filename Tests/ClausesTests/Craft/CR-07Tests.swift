// Goal: eleven children of one builder break the clause, ten do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-07` {
  private func judged(children: String) throws -> Tally {
    let tree = ViewTree(
      nodes: [ViewNode(.vStack)],
      attributes: [
        ViewAttribute(.children, children, of: 0), ViewAttribute(.spacing, "99", of: 0),
      ]
    )
    return try TraceBuilder().view(tree).added().reload(1, .added).answered(1, entries: ["0s"])
      .judged(by: "CR-07")
  }

  @Test func `eleven are a violation`() throws {
    try expect(judged(children: "11"), kinds: ["too many"])
  }

  @Test func `ten are not a violation, nor is an attribute that is not a number`() throws {
    #expect(try judged(children: "10").situations.prefix(2) == [1, 0])
    try expect(judged(children: "many"), kinds: [])
  }
}
