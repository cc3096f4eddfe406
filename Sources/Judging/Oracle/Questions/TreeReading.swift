import WidgetModel

/// What a tap or a commit asks of a view tree.
struct TreeReading {
  /// What acts on a tap.
  enum Action {
    /// An intent runs, and a toggle turns.
    case intent(Int, toggle: Int32?)
    /// The app opens with a URL.
    case link(Int)
  }

  private let nodes: [ViewNode]

  init(_ tree: ViewTree) { nodes = tree.nodes }

  /// The URL that a tap beside all that acts leads to, `nil` where there is none (VW-01, VW-04).
  ///
  /// What contains a node stands before it, so the first is in no other and is the outermost (AS-09).
  var widgetURL: Int? { nodes.first { $0.isURL }?.target }

  /// Whether several URLs stand in a tree of a timeline.
  static func haveSeveralURLs(_ timeline: Timeline, in trace: borrowing Trace) -> Bool {
    var read: ViewID?
    for entry in timeline.entries where entry.view != read {
      read = entry.view
      let place = Int(entry.view.number)
      guard trace.views.indices.contains(place) else { continue }
      if trace.views[place].nodes.count(where: { $0.isURL }) > 1 { return true }
    }
    return false
  }

  /// The value that a toggle was built with, `nil` of what is no toggle.
  func isOn(_ toggle: Int32) -> Bool? {
    let place = Int(toggle)
    guard nodes.indices.contains(place), nodes[place].kind == .toggle else { return nil }
    return nodes[place].isOn
  }

  /// What a tap on a node sets off: the nearest that acts, the node itself or one above it.
  ///
  /// - Parameters:
  ///   - node: The node's place.
  ///   - hasButtons: Whether buttons and toggles act in the family (VW-06, VW-10).
  ///   - hasLinks: Whether links act in the family (VW-03).
  /// - Returns: What acts, `nil` if nothing does or there is no such node.
  func action(at node: Int32, hasButtons: Bool, hasLinks: Bool) -> Action? {
    guard nodes.indices.contains(Int(node)) else { return nil }
    var place = Int(node)
    while true {
      let own = nodes[place]
      switch own.kind {
      case .button where hasButtons && own.target != 0: return .intent(own.target, toggle: nil)
      case .toggle where hasButtons && own.target != 0:
        return .intent(own.target, toggle: Int32(truncatingIfNeeded: place))
      case .link where hasLinks && own.target != 0: return .link(own.target)
      default: break
      }
      // What stands above a node is the last one before it that is less deep.
      guard let above = nodes.indices.prefix(place).last(where: { nodes[$0].depth < own.depth })
      else { return nil }
      place = above
    }
  }
}

extension ViewNode {
  /// Whether the node leads to a URL when nothing else acts; one with target 0 counts as none.
  fileprivate var isURL: Bool { kind == .widgetURL && target != 0 }
}
