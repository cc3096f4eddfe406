// Goal: a family that shows only an excuse breaks the clause; a drawing with other texts does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `CR-68` {
  private func tally(_ texts: String...) throws -> Tally {
    let nodes = texts.map { ViewNode(.text, depth: 1, text: $0) }
    let tree = ViewTree(nodes: [ViewNode(.vStack)] + nodes, attributes: [])
    return try TraceBuilder().view(tree).added().reload(1, .added).answered(1, entries: ["0s"])
      .judged(by: "CR-68")
  }

  @Test(arguments: [
    "Unsupported family", "This size is not supported", "Not implemented", "Unknown widget size",
    "Some other WidgetFamily in the future.".replacing("WidgetFamily", with: "widget family"),
  ])
  func `an excuse alone is a violation`(text: String) throws {
    try expect(tally(text), kinds: ["excused"], situations: [0, 1, 0])
  }

  @Test func `a drawing, or an excuse beside data, is none`() throws {
    try expect(tally("Tea at five"), kinds: [], situations: [1, 0, 0])
    try expect(tally("Printer", "Unsupported"), kinds: [], situations: [1, 0, 0])
    try expect(tally(), kinds: [], situations: [1, 0, 0])
  }
}
