import RunRecord
import Testing
import WidgetModel

@testable import Reporting

// Goal: a view tree becomes boxes that take as much room as the views would, and no text of a
// subject becomes style.
@Suite struct SchematicTests {
  @Test func `nodes nest by depth, and too deep ones stand one below their predecessor`() {
    let roots = SchematicNode.roots(of: [
      SampleTrees.node(.vStack, 0), SampleTrees.node(.text, 5, "a"),
      SampleTrees.node(.text, 1, "b"), SampleTrees.node(.text, 0, "c"),
    ])
    #expect(roots.map(\.line.kind) == [.vStack, .text])
    #expect(roots[0].children.map(\.line.text) == ["a", "b"])
  }

  @Test func `a tree is bounded in depth and size`() {
    let deep = (0..<5_000).map { SampleTrees.node(.group, Int64($0)) }
    var depth = 0
    var level = SchematicNode.roots(of: deep)
    while let next = level.first {
      depth += 1
      level = next.children
    }
    #expect(depth == SchematicNode.depthLimit + 1)
    let wide = (0..<5_000).map { _ in SampleTrees.node(.text, 0) }
    #expect(SchematicNode.roots(of: wide).count == SchematicNode.nodeLimit)
  }

  @Test func `a spacer makes its stack take all the room along it, a text does not`() {
    let row = drawn(SampleTrees.node(.hStack, 0), SampleTrees.node(.spacer, 1))
    #expect(row.growsWide && !row.growsTall)
    let column = drawn(SampleTrees.node(.vStack, 0), SampleTrees.node(.spacer, 1))
    #expect(!column.growsWide && column.growsTall)
    let text = drawn(SampleTrees.node(.hStack, 0), SampleTrees.node(.text, 1, "a"))
    #expect(!text.growsWide && !text.growsTall)
  }

  @Test func `a frame with a size stops growth, one without an end causes it`() {
    let fixed = drawn(SampleTrees.node(.shape, 0, "Circle", "frame width 40 height 30"))
    #expect(!fixed.growsWide && !fixed.growsTall)
    #expect(fixed.style == ["width:40px", "flex-shrink:0", "height:30px", "flex-shrink:0"])
    let endless = drawn(SampleTrees.node(.text, 0, "a", "frame maxWidth infinity topLeading"))
    #expect(endless.growsWide && !endless.growsTall)
    #expect(endless.style.contains("place-items:start start"))
  }

  @Test(arguments: [
    ("default", "padding:16px"), ("8", "padding:8px"), ("horizontal", "padding:0px 16px 0px 16px"),
    ("horizontal 4", "padding:0px 4px 0px 4px"), ("top leading 2.5", "padding:2.5px 0px 0px 2.5px"),
    ("top 1 trailing 2", "padding:1px 2px 0px 0px"), ("top 5", "padding:5px 0px 0px 0px"),
  ])
  func `padding is read as modifiers write it`(value: String, style: String) {
    #expect(drawn(SampleTrees.node(.text, 0, "a", "padding \(value)")).style == [style])
  }

  @Test func `modifiers stand one round the other, the innermost first`() {
    let outer = drawn(SampleTrees.node(.text, 0, "a", "padding 4", "background red", "padding 8"))
    #expect(outer.style == ["padding:4px"])
    #expect(outer.html.written.contains("padding:8px;background:var(--c-red)"))
  }

  @Test func `the innermost font and foreground count`() {
    let box = drawn(SampleTrees.node(.text, 0, "a", "font title", "foreground red", "font caption"))
    #expect(box.style.contains("font-size:12px"))
    #expect(!box.html.written.contains("28px"))
  }

  @Test(arguments: [
    ("red", "var(--c-red)"), ("#FF8000", "#FF8000"), ("asset Brand", "var(--c-asset)"),
    ("red 50%", "color-mix(in srgb,var(--c-red) 50%,transparent)"), ("clear", nil),
    ("linear red, blue", "linear-gradient(160deg,var(--c-red),var(--c-blue))"),
    ("red;background:url(x)", "var(--c-asset)"), ("#12345G", "var(--c-asset)"),
    ("ultraThinMaterial", "var(--c-material)"), ("", nil),
  ])
  func `colours are those that are known, or one for all others`(text: String, style: String?) {
    #expect(ColorMap.fill(text) == style)
  }

  @Test(arguments: ["1e999", "-5", "nan", "infinity", "8px", "0x10", ""])
  func `no length is out of bounds`(text: String) {
    let points = Measure.points(text)
    #expect(points.map { abs($0) <= 4_000 } ?? true)
    #expect(points.map { !Measure.px($0).contains("n") } ?? true)
  }

  @Test(arguments: [(0.0, "0"), (1.5, "1.5"), (-0.25, "-0.25"), (2.005, "2"), (3.999, "4")])
  func `numbers are short`(value: Double, text: String) {
    #expect(Measure.number(value) == text || text == "2" && Measure.number(value) == "2.01")
  }

  @Test func `a layer takes no room and lies behind or before its view`() {
    let box = drawn(
      SampleTrees.node(.zStack, 0, "", "view overlay", "alignment topTrailing"),
      SampleTrees.node(.text, 1, "a"),
      SampleTrees.node(.shape, 1, "", "role overlay", "view Circle", "fill red")
    )
    #expect(!box.growsWide && !box.growsTall)
    let text = box.html.written
    #expect(text.contains("class=\"z before\" style=\"place-items:start end\""))
    let behind = drawn(
      SampleTrees.node(.zStack, 0, "", "view background"),
      SampleTrees.node(.shape, 1, "", "role background", "view Color", "fill red"),
      SampleTrees.node(.text, 1, "a")
    )
    #expect(behind.html.written.contains("class=\"z behind\""))
  }

  @Test func `a button's role does not add a layer`() {
    let roots = SchematicNode.roots(of: [
      SampleTrees.node(.button, 0, "", "role destructive"),
      SampleTrees.node(.button, 0, "", "role overlay", "role destructive"),
    ])
    #expect(roots.map(\.layer) == [nil, .overlay])
  }

  @Test func `of views of which one is to fit, the first is drawn`() {
    let box = drawn(
      SampleTrees.node(.group, 0, "", "view ViewThatFits"),
      SampleTrees.node(.text, 1, "long"),
      SampleTrees.node(.text, 1, "short")
    )
    #expect(box.html.written.contains("long") && !box.html.written.contains("short"))
  }

  @Test(arguments: [
    ("red in RoundedRectangle 8", ["background:var(--c-red)", "border-radius:8px"]),
    (
      "red 50% in Capsule",
      [
        "background:color-mix(in srgb,var(--c-red) 50%,transparent)",
        "border-radius:999px",
      ]
    ),
    ("background", ["background:var(--c-background)"]),
  ])
  func `a background may have a shape`(value: String, style: [String]) {
    #expect(SchematicModifier.declarations(.background, value) == style)
  }

  @Test func `symbols are named in the order in which they are met, once each`() {
    var painter = SchematicPainter()
    _ = painter.draw(SchematicNode.roots(of: SampleTrees.medium("Berlin", "19°")))
    #expect(
      painter.symbols == ["sun.max.fill", "cloud.sun.fill", "cloud.fill", "cloud.rain.fill"]
    )
  }

  @Test(arguments: [(234.0, "short"), (1_000.0, "far too long for a line of this width")])
  func `of several views the first is drawn that fits without a second line`(
    width: Double,
    text: String
  ) {
    let choice = [
      SampleTrees.node(.group, 0, "", "view ViewThatFits"),
      SampleTrees.node(.text, 1, "far too long for a line of this width"),
      SampleTrees.node(.text, 1, "short"),
    ]
    var painter = SchematicPainter(room: .init(width: width, height: 26))
    let page = painter.draw(SchematicNode.roots(of: choice)).html.written
    #expect(page.contains(text))
    #expect(page.contains("short") == (text == "short"))
  }

  @Test func `a banner has the tint of its activity, and no other face`() {
    let roots = SchematicNode.roots(of: [
      SampleTrees.node(.text, 0, "a", "activityBackgroundTint red")
    ])
    #expect(SchematicGround(roots, isBanner: true).style == "red")
    #expect(SchematicGround(roots).style == nil)
  }

  private func drawn(_ nodes: NodeLine...) -> SchematicBox {
    var painter = SchematicPainter()
    return painter.draw(SchematicNode.roots(of: nodes))
  }
}
