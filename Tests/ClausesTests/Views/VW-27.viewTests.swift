// Goal: an animation of more than two seconds breaks the clause, one of two does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `VW-27 view` {
  private func judged(_ name: AttributeName, _ value: String) throws -> Tally {
    let tree = ViewTree(
      nodes: [ViewNode(.vStack), ViewNode(.button, depth: 1, target: 1)],
      attributes: [ViewAttribute(name, value, of: 1)]
    )
    return try TraceBuilder().view(tree).added().reload(1, .added).answered(1, entries: ["0s"])
      .judged(by: "VW-27.view", isRealCode: true)
  }

  @Test func `a longer one, and one without an end, is a violation`() throws {
    try expect(judged(.animation, "easeOut 2.001s"), kinds: ["too long"])
    try expect(judged(.animation, "linear 1s repeat 3"), kinds: ["too long"])
    try expect(judged(.animation, "default repeatForever"), kinds: ["too long"])
    try expect(judged(.animation, "easeIn 3s speed 0.5"), kinds: ["too long"])
  }

  @Test func `one of two seconds and one that the system times is none`() throws {
    try expect(judged(.animation, "easeOut 2s"), kinds: [])
    try expect(judged(.animation, "default"), kinds: [])
    try expect(judged(.animation, "none"), kinds: [])
    try expect(judged(.animation, "linear 3s speed 2"), kinds: [])
    try expect(judged(.animation, "linear 1s delay 5"), kinds: [])
    try expect(judged(.transition, "opacity 9s"), kinds: [])
    try expect(judged(.spacing, "8"), situations: [1, 0, 0, 0, 0])
  }
}
