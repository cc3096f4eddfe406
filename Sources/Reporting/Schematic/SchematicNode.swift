import RunRecord
import WidgetModel

/// A node of a view tree with its children, limited so that no record makes a page too large.
struct SchematicNode {
  let line: NodeLine

  /// The modifiers and arguments: the outermost modifier first, the view's own arguments last.
  let attributes: [Attribute]

  let children: [SchematicNode]

  /// The deepest level that is drawn.
  static let depthLimit = 48

  /// The maximum number of nodes in a schematic.
  static let nodeLimit = 400

  /// Returns the value of an attribute, the innermost of several.
  func value(_ names: AttributeName...) -> String? {
    attributes.last { names.contains($0.name) }?.value
  }

  /// The layer of a node that is not in its container's row or column.
  var layer: Layer? {
    attributes.lazy.compactMap { $0.name == .role ? Layer(rawValue: $0.value) : nil }.first
  }

  struct Attribute {
    let name: AttributeName
    /// The value in its short form.
    let value: String

    /// Reads an attribute, `nil` if its name is unknown and therefore not drawn.
    init?(_ attribute: NodeLine.Attribute) {
      guard let name = AttributeName(rawValue: attribute.name) else { return nil }
      self.name = name
      value = attribute.value
    }
  }

  enum Layer: String {
    case background, overlay, mask
  }

  /// Returns the trees of a list of nodes; a deeper jump is read as one level.
  static func roots(of lines: [NodeLine]) -> [SchematicNode] {
    var position = 0
    return read(lines.prefix(nodeLimit), &position, depth: 0, parent: -1)
  }

  private static func read(
    _ lines: ArraySlice<NodeLine>,
    _ position: inout Int,
    depth: Int,
    parent: Int64
  ) -> [SchematicNode] {
    var found: [SchematicNode] = []
    while position < lines.count, lines[position].depth > parent {
      let line = lines[position]
      position += 1
      var children: [SchematicNode] = []
      if depth < depthLimit {
        children = read(lines, &position, depth: depth + 1, parent: line.depth)
      } else {
        // Skip the nodes below the deepest level that is drawn.
        while position < lines.count, lines[position].depth > line.depth { position += 1 }
      }
      found.append(
        SchematicNode(
          line: line,
          attributes: line.attributeList.compactMap(Attribute.init),
          children: children
        )
      )
    }
    return found
  }
}
