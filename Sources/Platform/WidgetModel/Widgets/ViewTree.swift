/// What a widget's content closure made: a tree of nodes, listed from the root downwards.
public struct ViewTree: Hashable, Sendable {
  /// The nodes in the order in which a reader meets them, each with its depth.
  public var nodes: [ViewNode] = []

  /// What modifiers and initialisers say of the nodes, in the order of the nodes.
  ///
  /// Trees of real code have them; no verdict on a generated widget depends on them.
  public var attributes: [ViewAttribute] = []

  /// Creates a tree from its nodes.
  public init(nodes: [ViewNode], attributes: [ViewAttribute] = []) {
    self.nodes = nodes
    self.attributes = attributes
  }

  /// Hashes what tells trees of one view apart: kinds and texts of nodes, and values of attributes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(nodes.count)
    for node in nodes {
      hasher.combine(node.kind)
      if !node.text.isEmpty { hasher.combine(node.text) }
    }
    hasher.combine(attributes.count)
    for attribute in attributes where !attribute.value.isEmpty { hasher.combine(attribute.value) }
  }

  /// A tree that every clause accepts: a background with a text in it.
  public static let plain = ViewTree(nodes: [
    ViewNode(.containerBackground), ViewNode(.text, depth: 1),
  ])

  /// The place of each node's parent in ``nodes``, -1 for a root.
  ///
  /// - Complexity: O(nodes × depth).
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

  /// The same tree with every depth written out: 0 for a root, the parent's plus 1 for a child.
  ///
  /// - Complexity: O(nodes).
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

  /// The first button or toggle that runs nothing: no intent of its own, and no toggle round it
  /// whose intent a tap on it may run.
  ///
  /// A `ToggleStyle` may draw its toggle as a button that flips the configuration. No source says
  /// what a tap on such a button does in a widget, so it is nobody's fault.
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
  /// Whether a tap on the node runs something by itself.
  fileprivate var isControl: Bool { kind == .button || kind == .toggle }
}

/// The number of a view tree in the order in which a source made them known.
public struct ViewID: RunIdentifier, Comparable, Sendable {
  /// The number, from 0.
  public var number: Int32

  /// Creates the id of a view.
  public init(_ number: Int) { self.number = Int32(truncatingIfNeeded: number) }

  /// Orders views by when they became known.
  public static func < (left: ViewID, right: ViewID) -> Bool { left.number < right.number }
}
