// Goal: a button that only opens the app breaks the clause, another one does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `VW-15 view` {
  private func judged(_ name: AttributeName, _ value: String) throws -> Tally {
    let tree = ViewTree(
      nodes: [ViewNode(.vStack), ViewNode(.button, depth: 1, target: 1)],
      attributes: [ViewAttribute(name, value, of: 1)]
    )
    return try TraceBuilder().view(tree).added().reload(1, .added).answered(1, entries: ["0s"])
      .judged(by: "VW-15.view", isRealCode: true)
  }

  @Test func `a button that only opens the app is a violation`() throws {
    try expect(judged(.opensApp, "OpenURLIntent"), kinds: ["only opens the app"])
  }

  @Test func `a button that does more is none`() throws {
    try expect(judged(.role, "cancel"), kinds: [])
    try expect(judged(.spacing, "8"), situations: [1, 0, 0, 0])
  }
}
