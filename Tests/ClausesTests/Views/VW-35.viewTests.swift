// Goal: a child of an accented group that should not be accented breaks the clause, a neighbour
// does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `VW-35 view` {
  private func judged(_ accents: (node: Int, value: String)...) throws -> Tally {
    let tree = ViewTree(
      nodes: [
        ViewNode(.vStack), ViewNode(.hStack, depth: 1), ViewNode(.text, depth: 2),
        ViewNode(.text, depth: 1),
      ],
      attributes: accents.map { ViewAttribute(.widgetAccentable, $0.value, of: $0.node) }
    )
    return try TraceBuilder().view(tree).added().reload(1, .added).answered(1, entries: ["0s"])
      .judged(by: "VW-35.view", isRealCode: true)
  }

  @Test func `an accent that a child takes back is a violation, however deep`() throws {
    try expect(judged((1, "true"), (2, "false")), kinds: ["taken back"])
    let deep = try judged((0, "true"), (2, "false"))
    expect(deep, kinds: ["taken back"], situations: [0, 1, 0, 0])
  }

  @Test func `a neighbour, the view itself and a view without a group are none`() throws {
    try expect(judged((1, "true"), (3, "false")), kinds: [])
    try expect(judged((2, "false"), (0, "false")), kinds: [])
    try expect(judged((2, "true"), (2, "false")), kinds: [])
    try expect(judged((0, "true"), (2, "true")), situations: [1, 0, 0, 0])
  }
}
