import WidgetModel

/// Draws view trees as nested boxes, with the browser's layout for stacks; sizes of texts, symbols
/// and images are guesses, and unknown modifiers are ignored.
struct SchematicPainter {
  /// The names of the drawn symbols, in the order of their first use.
  private(set) var symbols: [String] = []

  /// True if something with a target was drawn.
  private(set) var hasTargets = false

  /// The known room for the next view, for `ViewThatFits`.
  var room: SchematicEstimate.Extent

  init(room: SchematicEstimate.Extent = .init(width: .infinity, height: .infinity)) {
    self.room = room
  }

  /// Returns the box of the given trees: of a single one, or all in a column.
  mutating func draw(_ roots: [SchematicNode]) -> SchematicBox {
    let shown = roots.filter { $0.layer == nil }
    if shown.contains(where: { $0.value(.region) != nil }) { return island(shown) }
    if shown.count == 1 { return draw(shown[0]) }
    return stack("v", shown, style: [])
  }

  mutating func draw(_ node: SchematicNode) -> SchematicBox {
    let outside = room
    room = SchematicEstimate.room(in: room, within: node)
    var box = core(of: node)
    room = outside
    // The contents of a container background are drawn behind the whole widget.
    let isGround = node.line.kind == .containerBackground
    if !isGround { addLayers(of: node, to: &box) }
    for attribute in node.attributes.reversed()
    where !isGround || !SchematicGround.names.contains(attribute.name) {
      box = SchematicModifier(attribute, isText: node.line.kind == .text).applied(to: box)
    }
    return box
  }

  /// Draws the backgrounds and overlays of a view in its size.
  private mutating func addLayers(of node: SchematicNode, to box: inout SchematicBox) {
    for child in node.children {
      guard let place = child.layer, place != .mask else { continue }
      if !box.classes.contains("layers") {
        box = box.wrapped()
        box.classes.append("layers")
      }
      let alignment = SchematicModifier.place(node.value(.alignment) ?? "center")
      let sheet = element(
        "div",
        .class(place == .background ? "z behind" : "z before"),
        .named("style", "place-items:\(alignment)")
      ) { draw(child).html }
      box.content =
        place == .background ? .group([sheet, box.content]) : .group([box.content, sheet])
    }
  }

  mutating func stack(
    _ kind: String,
    _ nodes: [SchematicNode],
    style: [String]
  ) -> SchematicBox {
    var box = SchematicBox(classes: [kind], style: style)
    var parts: [HTML] = []
    for node in nodes where node.layer == nil {
      var part = draw(node)
      if node.line.kind == .spacer {
        part.growsWide = kind == "h"
        part.growsTall = kind == "v"
      } else if node.line.kind == .divider {
        part.classes.append(kind == "h" ? "upright" : "level")
        part.growsWide = kind == "v"
        part.growsTall = kind == "h"
      }
      box.growsWide = box.growsWide || part.growsWide
      box.growsTall = box.growsTall || part.growsTall
      parts.append(part.html)
    }
    box.content = .group(parts)
    return box
  }

  mutating func recordSymbol(_ name: String) {
    if !symbols.contains(name) { symbols.append(name) }
  }

  mutating func noteTarget() { hasTargets = true }
}
