// Goal: an accessory group of four views breaks the clause; one of three, of which one has parts, does not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `RV-13 view` {
  private func tally(_ count: Int, parts: Int = 0) throws -> Tally {
    var nodes = [ViewNode(.vStack), ViewNode(.text, depth: 1), ViewNode(.hStack, depth: 1)]
    for _ in 0..<count { nodes.append(ViewNode(.group, depth: 2)) }
    for _ in 0..<parts { nodes.append(ViewNode(.text, depth: 3)) }
    let group = ViewAttribute(.view, "AccessoryWidgetGroup", of: 2)
    return try TraceBuilder().view(ViewTree(nodes: nodes, attributes: [group]))
      .added().reload(1, .added).answered(1, entries: ["0s"]).judged(by: "RV-13.view")
  }

  @Test func `a group of four views is a violation`() throws {
    let tally = try tally(4)
    expect(tally, kinds: ["too many views"], situations: [0, 0, 1, 0, 0])
    #expect(tally.violations.first?.message.contains("4 views") == true)
  }

  @Test func `a group of three is not a violation, for any contents of its views`() throws {
    try expect(tally(3, parts: 5), situations: [0, 1, 0, 0, 0])
    try expect(tally(0), situations: [0, 1, 0, 0, 0])
  }

  @Test func `another stack is none`() throws {
    let tally = try TraceBuilder.answering([[ViewNode(.text)]]).judged(by: "RV-13.view")
    expect(tally, situations: [1, 0, 0, 0, 0])
  }
}
