// Goal: frames of more than 160 points in total on the Lock Screen break the clause; a total of
// exactly 160, frames inside a lower frame or behind another view, and those of other presentations
// do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `LA-17 view` {
  private func tally(
    _ nodes: [ViewNode],
    _ attributes: [ViewAttribute],
    in presentation: String = "lockScreen"
  ) throws -> Tally {
    try TraceBuilder.presenting(presentation, nodes, attributes).judged(by: "LA-17.view")
  }

  private let column = [ViewNode(.vStack), ViewNode(.text, depth: 1), ViewNode(.image, depth: 1)]

  private func frames(_ first: String, _ second: String) -> [ViewAttribute] {
    [ViewAttribute(.frame, first, of: 1), ViewAttribute(.frame, second, of: 2)]
  }

  @Test func `frames below each other that are too tall together are a violation`() throws {
    let tally = try tally(column, frames("height 80", "width 300 height 81 leading"))
    expect(tally, kinds: ["too tall"], situations: [0, 0, 1])
    #expect(tally.violations.first?.message.hasSuffix("161 points tall") == true)
    let least = try self.tally([ViewNode(.text)], [ViewAttribute(.frame, "minHeight 161", of: 0)])
    expect(least, kinds: ["too tall"])
  }

  @Test func `exactly 160 points are none, nor a tall view in a lower frame`() throws {
    try expect(tally(column, frames("height 80", "height 80")), situations: [0, 1, 0])
    let lower = [ViewAttribute(.frame, "height 100", of: 0)] + frames("height 200", "height 2")
    try expect(tally(column, lower), situations: [0, 1, 0])
    let capped = [ViewAttribute(.frame, "maxHeight 100", of: 0)] + frames("height 200", "height 2")
    try expect(tally(column, capped), situations: [0, 1, 0])
  }

  @Test func `views beside each other do not add up`() throws {
    let row = [ViewNode(.hStack), ViewNode(.text, depth: 1), ViewNode(.image, depth: 1)]
    try expect(tally(row, frames("height 120", "height 120")), situations: [0, 1, 0])
  }

  @Test func `what is behind, optional or placed by the code's own layout does not count`() throws {
    let behind = [ViewAttribute(.role, "background", of: 2)] + frames("height 20", "height 300")
    try expect(tally(column, behind), situations: [0, 1, 0])
    for name in ["ViewThatFits", "GeometryReader", "Radial"] {
      let group = [ViewNode(.group), ViewNode(.text, depth: 1)]
      let attributes = [
        ViewAttribute(.view, name, of: 0), ViewAttribute(.frame, "height 300", of: 1),
      ]
      try expect(tally(group, attributes), situations: [1, 0, 0])
    }
  }

  @Test func `views that may overlap or take what is offered do not count`() throws {
    let overlapping = frames("height 90", "height 90") + [ViewAttribute(.spacing, "-20", of: 0)]
    try expect(tally(column, overlapping), situations: [0, 1, 0])
    let placed = [
      ViewAttribute(.position, "1 1", of: 0), ViewAttribute(.frame, "height 300", of: 0),
    ]
    try expect(tally([ViewNode(.text)], placed), situations: [1, 0, 0])
    let shifted = [
      ViewAttribute(.padding, "-90", of: 0), ViewAttribute(.frame, "height 300", of: 0),
    ]
    try expect(tally([ViewNode(.text)], shifted), situations: [1, 0, 0])
  }

  @Test func `other presentations are none`() throws {
    let tally = try tally(column, frames("height 200", "height 200"), in: "expanded")
    expect(tally, situations: [0, 0, 0])
  }
}
