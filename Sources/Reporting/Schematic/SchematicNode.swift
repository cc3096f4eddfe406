import RunRecord
import WidgetModel

/// A node of a view tree with the nodes below it, bounded so that no record makes a page too large.
struct SchematicNode {
  /// The node.
  let line: NodeLine

  /// What modifiers and arguments say, the outermost modifier first, own arguments last.
  let attributes: [Attribute]

  /// The nodes below.
  let children: [SchematicNode]

  /// The deepest nodes that are drawn.
  static let depthLimit = 48

  /// The most nodes of a schematic.
  static let nodeLimit = 400

  /// The value of an attribute, the innermost of several.
  func value(_ names: AttributeName...) -> String? {
    attributes.last { names.contains($0.name) }?.value
  }

  /// Where the node stands, if it is no part of its container's row or column.
  var layer: Layer? {
    attributes.lazy.compactMap { $0.name == .role ? Layer(rawValue: $0.value) : nil }.first
  }

  /// What a modifier or argument says.
  struct Attribute {
    /// The name of the modifier or argument.
    let name: AttributeName
    /// The value in its short form.
    let value: String

    /// Reads an attribute, `nil` where its name is in no list and so is never drawn.
    init?(_ attribute: NodeLine.Attribute) {
      guard let name = AttributeName(rawValue: attribute.name) else { return nil }
      self.name = name
      value = attribute.value
    }
  }

  /// A place beside the content of a container.
  enum Layer: String {
    case background, overlay, mask
  }

  /// The trees that a list of nodes describes.
  ///
  /// A depth of more than one below the predecessor's is read as one below.
  static func roots(of lines: [NodeLine]) -> [SchematicNode] {
    var position = 0
    return read(lines.prefix(nodeLimit), &position, depth: 0, parent: -1)
  }

  /// Reads the nodes that stand below a parent, whose written depth is given.
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
