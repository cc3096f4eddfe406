/// The result of a widget's content closure: a tree of nodes, listed from the root downward.
public struct ViewTree: Hashable, Sendable {
  /// The nodes in reading order, each with its depth.
  public var nodes: [ViewNode] = []

  /// The attributes in node order, from real code; verdicts on generated widgets ignore them.
  public var attributes: [ViewAttribute] = []

  /// Creates a tree from its nodes.
  public init(nodes: [ViewNode], attributes: [ViewAttribute] = []) {
    self.nodes = nodes
    self.attributes = attributes
  }

  /// Hashes only what usually differs between trees of a view: kinds, texts and attributes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(nodes.count)
    for node in nodes {
      hasher.combine(node.kind)
      if !node.text.isEmpty { hasher.combine(node.text) }
    }
    hasher.combine(attributes.count)
    for attribute in attributes where !attribute.value.isEmpty { hasher.combine(attribute.value) }
  }

  /// A tree that every clause accepts: a background that contains a text.
  public static let plain = ViewTree(nodes: [
    ViewNode(.containerBackground), ViewNode(.text, depth: 1),
  ])

  /// The index of each node's parent in ``nodes``, or -1 for a root, in O(nodes × depth).
  public var parents: [Int] {
    var parents: [Int] = []
    parents.reserveCapacity(nodes.count)
    var path: [(depth: Int, index: Int)] = []
    for (index, node) in nodes.enumerated() {
      let depth = max(0, min(node.depth, (path.last?.depth ?? -1) + 1))
      while let last = path.last, last.depth >= depth { path.removeLast() }
      parents.append(path.last?.index ?? -1)
      path.append((depth, index))
    }
    return parents
  }

  /// The tree with explicit depths: 0 for a root, the parent's plus 1 for a child; O(nodes).
  public var normalized: ViewTree {
    var tree = self
    var last = -1
    for index in tree.nodes.indices {
      let depth = max(0, min(tree.nodes[index].depth, last + 1))
      if tree.nodes[index].depth != depth { tree.nodes[index].depth = depth }
      last = depth
    }
    return tree
  }

  /// The index of the first button or toggle without an intent of its own or an enclosing toggle's.
  ///
  /// A button that a `ToggleStyle` makes of its toggle is not counted: no source says what it does.
  ///
  /// - Complexity: O(nodes) without such a control, O(nodes × depth) otherwise.
  public var firstControlWithoutIntent: Int? {
    var parents: [Int]?
    return nodes.indices.first { index in
      guard nodes[index].isControl, nodes[index].target == 0 else { return false }
      let known = parents ?? self.parents
      parents = known
      var place = known[index]
      while place >= 0 {
        if nodes[place].kind == .toggle, nodes[place].target != 0 { return false }
        place = known[place]
      }
      return true
    }
  }
}

extension ViewNode {
  /// True if a tap on the node runs something by itself.
  fileprivate var isControl: Bool { kind == .button || kind == .toggle }
}

/// The number of a view tree in the order in which a source announced them.
public struct ViewID: RunIdentifier, Comparable, Sendable {
  /// The number, from 0.
  public var number: Int32

  /// Creates the id of a view.
  public init(_ number: Int) { self.number = Int32(truncatingIfNeeded: number) }

  /// Orders views by the time they were announced.
  public static func < (left: ViewID, right: ViewID) -> Bool { left.number < right.number }
}
