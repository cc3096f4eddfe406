import Conformance
import WidgetModel

/// Draws view trees as nested boxes, with the browser's own layout for stacks.
///
/// It is a schematic: sizes of texts, symbols and images are guesses, and whatever a modifier says
/// that is not known here is left out.
struct SchematicPainter {
  /// The symbols that were drawn, by name, in the order in which a reader meets them.
  private(set) var symbols: [String] = []

  /// Whether something was drawn that leads somewhere.
  private(set) var hasTargets = false

  /// The boxes of some trees: the one tree, or all in a column.
  mutating func draw(_ roots: [SchematicNode]) -> SchematicBox {
    let shown = roots.filter { !SchematicPainter.isBehind($0) }
    if shown.count == 1 { return draw(shown[0]) }
    return stack("v", shown, style: [])
  }

  /// The box of a tree.
  mutating func draw(_ node: SchematicNode) -> SchematicBox {
    var box = core(of: node)
    for child in node.children where ["background", "overlay"].contains(child.role) {
      box = box.isLayered ? box : box.wrapped()
      box.classes.append("layers")
      let layer = draw(child)
      let side = child.role == "background" ? "behind" : "before"
      let sheet = element("div", .class("z \(side)")) { layer.html }
      box.content = side == "behind" ? .group([sheet, box.content]) : .group([box.content, sheet])
    }
    // What a container background says is drawn behind the whole widget.
    let isGround = node.line.kind == .containerBackground
    for attribute in node.attributes.reversed()
    where !isGround || !SchematicGround.names.contains(attribute.name) {
      box = SchematicModifier(attribute, isText: node.line.kind == .text).applied(to: box)
    }
    return box
  }

  /// Whether a node is drawn behind or before another one, and not in its place.
  static func isBehind(_ node: SchematicNode) -> Bool {
    ["background", "overlay", "mask"].contains(node.role)
  }

  /// Boxes in a row, a column, or one before the other.
  mutating func stack(
    _ kind: String,
    _ nodes: [SchematicNode],
    style: [String]
  ) -> SchematicBox {
    var box = SchematicBox(classes: [kind], style: style)
    var parts: [HTML] = []
    for node in nodes where !SchematicPainter.isBehind(node) {
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

  mutating func note(symbol name: String) {
    if !symbols.contains(name) { symbols.append(name) }
  }

  mutating func noteTarget() { hasTargets = true }
}

extension SchematicBox {
  /// Whether layers can be put round the content as it is.
  fileprivate var isLayered: Bool { classes.contains("layers") }
}
