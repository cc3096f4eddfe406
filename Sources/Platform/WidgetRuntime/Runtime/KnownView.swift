import WidgetModel

/// A view tree with what taps and commits ask of it, computed when the tree becomes known.
public struct KnownView: Hashable, Sendable {
  /// The tree.
  public let tree: ViewTree
  /// The place of each node's parent, -1 for a root.
  public let parents: [Int]
  /// The first `widgetURL` in the list of nodes, the outermost; `nil` without any.
  public let outermostURL: Int32?
  /// The last `widgetURL` in the list of nodes; `nil` without any.
  public let innermostURL: Int32?
  /// Whether there are several `widgetURL`s (VW-01).
  public let hasSeveralURLs: Bool

  /// Looks a tree over; a `widgetURL` with target 0 counts as none.
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
