import WidgetModel

/// A view tree with the properties that taps and commits need, computed once at its announcement.
public struct KnownView: Hashable, Sendable {
  /// The tree.
  public let tree: ViewTree
  /// The index of each node's parent, or -1 for a root.
  public let parents: [Int]
  /// The target of the first `widgetURL` in the list of nodes, the outermost; `nil` without any.
  public let outermostURL: Int32?
  /// The target of the last `widgetURL` in the list of nodes; `nil` without any.
  public let innermostURL: Int32?
  /// True if there are several `widgetURL`s (VW-01).
  public let hasSeveralURLs: Bool

  /// Analyzes a tree; a `widgetURL` with target 0 does not count.
  init(_ tree: ViewTree) {
    self.tree = tree
    parents = tree.parents
    var targets: [Int32] = []
    for node in tree.nodes where node.kind == .widgetURL && node.target != 0 {
      targets.append(Int32(truncatingIfNeeded: node.target))
    }
    outermostURL = targets.first
    innermostURL = targets.last
    hasSeveralURLs = targets.count > 1
  }
}
