// Goal: a transaction breaks the clause, an animation does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `VW-40 view` {
  private func judged(_ name: AttributeName, _ value: String) throws -> Tally {
    let tree = ViewTree(
      nodes: [ViewNode(.vStack), ViewNode(.button, depth: 1, target: 1)],
      attributes: [ViewAttribute(name, value, of: 1)]
    )
    return try TraceBuilder().view(tree).added().reload(1, .added).answered(1, entries: ["0s"])
      .judged(by: "VW-40.view", isRealCode: true)
  }

  @Test func `a transaction is a violation`() throws {
    try expect(judged(.transaction, "true"), kinds: ["transaction"])
  }

  @Test func `an animation is none`() throws {
    try expect(judged(.animation, "default"), kinds: [])
    try expect(judged(.spacing, "8"), situations: [1, 0, 0, 0])
  }
}
