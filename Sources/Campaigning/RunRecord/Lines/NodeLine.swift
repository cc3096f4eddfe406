import WidgetModel

/// One node of a view tree that a report draws.
public struct NodeLine: Archivable {
  /// The kind of view.
  public var kind = ViewKind.text
  /// The depth of the node; the root has 0.
  public var depth: Int64 = 0
  /// The visible text or name.
  public var text = ""
  /// The number of the link or intent that it leads to, 0 for none.
  public var target: Int64 = 0
  /// The value that a toggle was built with.
  public var isOn = false
  /// The modifiers and arguments, each as name, space, value.
  public var attributes: [String] = []

  /// Creates an empty node.
  public init() {}

  /// Shows every field to an archive.
  public mutating func visit<Visitor: Archive>(_ archive: inout Visitor) throws {
    let natural = ClosedRange<Int64>.natural
    try archive.choice("kind", &kind)
    try archive.integer("depth", &depth, in: natural, default: 0)
    try archive.text("text", &text, default: "")
    try archive.integer("target", &target, in: natural, default: 0)
    try archive.flag("isOn", &isOn)
    try archive.texts("attributes", &attributes, limit: 10_000)
  }
}

extension NodeLine {
  /// One attribute of a node.
  public struct Attribute: Hashable, Sendable {
    /// The name of the modifier or argument.
    public var name: String
    /// The value in its short form.
    public var value: String

    /// Creates an attribute.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// The attributes in the order in which the code applied them.
  public var attributeList: [Attribute] {
    attributes.map { line in
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      return Attribute(String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
    }
  }

  /// Returns the nodes of a view tree, each with its attributes, in O(nodes + attributes).
  public static func lines(of tree: ViewTree) -> [NodeLine] {
    var lines = tree.nodes.map { node in
      var line = NodeLine()
      line.kind = node.kind
      line.depth = Int64(max(0, node.depth))
      line.text = node.text
      line.target = Int64(max(0, node.target))
      line.isOn = node.isOn
      return line
    }
    for attribute in tree.attributes where lines.indices.contains(Int(attribute.node)) {
      let value = String(attribute.value.map { $0.isNewline ? " " : $0 })
      lines[Int(attribute.node)].attributes.append("\(attribute.name.rawValue) \(value)")
    }
    return lines
  }
}
