// Goal: a text of the color of the container background breaks the clause; one of another color,
// one on another view, and one in another rendering mode do not.
import Testing
import WidgetModel

@testable import Clauses

@Suite struct `SD-18 view` {
  private let nodes = [
    ViewNode(.containerBackground), ViewNode(.shape, depth: 1), ViewNode(.vStack, depth: 1),
    ViewNode(.text, depth: 2, text: "Tea"),
  ]

  private func tally(
    _ fill: String,
    _ foreground: String?,
    _ appearance: Surroundings.Appearance = .light,
    _ others: [ViewAttribute] = [],
    nodes: [ViewNode]? = nil,
    change: (inout Setup) -> Void = { _ in }
  ) throws -> Tally {
    let ground = [ViewAttribute(.role, "background", of: 1), ViewAttribute(.fill, fill, of: 1)]
    let text = foreground.map { [ViewAttribute(.foreground, $0, of: 3)] } ?? []
    let tree = ViewTree(nodes: nodes ?? self.nodes, attributes: ground + others + text)
    return try TraceBuilder().view(tree).with {
      $0.device.surroundings.appearance = appearance
      change(&$0)
    }
    .added().reload(1, .added).answered(1, entries: ["0s"]).judged(by: "SD-18.view")
  }

  @Test(arguments: [
    ("❌", 0), ("✅ ☀️", 0), ("👩‍🚀", 0), ("🇩🇪", 0), ("❌ no", 1), ("7", 1), ("☀", 1), ("→", 1),
  ])
  func `emoji have colours of their own`(text: String, count: Int) throws {
    var nodes = nodes
    nodes[3].text = text
    let tally = try tally("background", "white", nodes: nodes)
    expect(tally, kinds: Array(repeating: "unreadable", count: count))
  }

  @Test func `white on a white background is a violation, and so is black in the dark`() throws {
    let light = try tally("background", "white")
    expect(light, kinds: ["unreadable"], situations: [0, 0, 1, 0])
    #expect(
      light.violations.first?.message == #"the text "Tea" is white on white in light appearance"#
    )
    try expect(tally("background", "black", .dark), kinds: ["unreadable"])
    try expect(tally("white", nil, .dark), kinds: ["unreadable"])
    try expect(tally("red", "red"), kinds: ["unreadable"])
  }

  @Test func `what changes with the appearance is none`() throws {
    for appearance in [Surroundings.Appearance.light, .dark] {
      try expect(tally("background", nil, appearance), situations: [0, 1, 0, 0])
      try expect(tally("yellow", "black", appearance), situations: [0, 1, 0, 0])
    }
    try expect(tally("background", "white", .dark), situations: [0, 1, 0, 0])
  }

  @Test func `the nearest colour counts`() throws {
    let outer = [ViewAttribute(.foreground, "white", of: 2)]
    try expect(tally("background", "black", .light, outer), situations: [0, 1, 0, 0])
    try expect(tally("background", nil, .light, outer), kinds: ["unreadable"])
  }

  @Test func `a color in between, or not plain, is not judged`() throws {
    for name in [AttributeName.background, .opacity, .redacted, .shadow, .colorScheme] {
      let veil = [ViewAttribute(name, "x", of: 2)]
      try expect(tally("background", "white", .light, veil), situations: [1, 0, 0, 0])
    }
    var layered = nodes
    layered[2].kind = .zStack
    try expect(tally("background", "white", nodes: layered), situations: [1, 0, 0, 0])
    try expect(tally("linear gradient", "white"), situations: [1, 0, 0, 0])
    try expect(tally("white 50%", "white"), situations: [1, 0, 0, 0])
    let round = [ViewAttribute(.view, "Circle", of: 1)]
    try expect(tally("white", "white", .light, round), situations: [1, 0, 0, 0])
  }

  @Test func `other rendering modes and accessories are none`() throws {
    let accented = try tally("background", "white") { $0.device.surroundings.rendering = .accented }
    expect(accented, situations: [1, 0, 0, 0])
    let accessory = try tally("background", "white") {
      $0.placements[0].family = .accessoryRectangular
    }
    expect(accessory, situations: [1, 0, 0, 0])
  }
}
