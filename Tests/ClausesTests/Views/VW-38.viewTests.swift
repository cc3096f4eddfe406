// Goal: a fixed size that is much larger than the widget breaks the clause; one that fits, or no length, does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `VW-38 view` {
  private func tally(frame: String) throws -> Tally {
    let tree = ViewTree(
      nodes: [ViewNode(.text)],
      attributes: [ViewAttribute(.frame, frame, of: 0)]
    )
    return try TraceBuilder().view(tree).added().reload(1, .added).answered(1, entries: ["0s"])
      .judged(by: "VW-38.view", isRealCode: true)
  }

  @Test(arguments: ["width 1000", "height 1000", "width 1e300"])
  func `a size larger than the widget is a violation`(frame: String) throws {
    try expect(tally(frame: frame), kinds: ["too large"])
  }

  @Test(arguments: ["width 10 height 10", "width inf", "height inf", "width nan", "width -inf"])
  func `one that fits is none, nor a length that is not finite`(frame: String) throws {
    try expect(tally(frame: frame), kinds: [])
  }
}
