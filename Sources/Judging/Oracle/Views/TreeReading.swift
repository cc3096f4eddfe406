import WidgetModel

/// The answers of a view tree to questions of taps and commits.
struct TreeReading {
  enum Action {
    case intent(Int, toggle: Int32?)
    /// The app opens with a URL.
    case link(Int)
  }

  private let nodes: [ViewNode]

  init(_ tree: ViewTree) { nodes = tree.nodes }

  /// The URL for a tap that no other node handles, if any (VW-01, VW-04): the outermost one, since
  /// ancestors come first (AS-09).
  var widgetURL: Int? { nodes.first { $0.isURL }?.target }

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

  /// Returns the value that a toggle was built with, or `nil` if the node is not a toggle.
  func isOn(_ toggle: Int32) -> Bool? {
    let place = Int(toggle)
    guard nodes.indices.contains(place), nodes[place].kind == .toggle else { return nil }
    return nodes[place].isOn
  }

  /// Returns the action of the nearest acting node, itself or an ancestor, if buttons and toggles
  /// (VW-06, VW-10) or links (VW-03) act in the family.
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
      // A node's parent is the last one before it with a smaller depth.
      guard let above = nodes.indices.prefix(place).last(where: { nodes[$0].depth < own.depth })
      else { return nil }
      place = above
    }
  }
}

extension TreeReading {
  /// Returns the destination of a tap on an unlocked phone's widget, and the node of the toggle
  /// that it turns; the tree is `nil` for the placeholder.
  static func destination(
    of node: Int32,
    in tree: TreeReading?,
    _ family: Family,
    _ profile: borrowing Profile
  ) -> (Destination, toggle: Int32?) {
    let action = tree?.action(
      at: node,
      hasButtons: profile.isOn(.interactive) && has(family, in: profile[.buttonFamilies]),
      hasLinks: has(family, in: profile[.linkFamilies])
    )
    switch action {
    case .intent(let number, let toggle):
      return (.intent(Int32(truncatingIfNeeded: number)), toggle)
    case .link(let number): return (.link(Int32(truncatingIfNeeded: number)), nil)
    case nil: break
    }
    guard let url = tree?.widgetURL else { return (.app, nil) }
    return (.widgetURL(Int32(truncatingIfNeeded: url)), nil)
  }

  /// Returns true if a family is in the profile's bits (VW-03, VW-10), read here because the
  /// runtime's own code may be wrong.
  private static func has(_ family: Family, in bits: Int64) -> Bool {
    zip(Family.allCases, 0...).contains { $0 == family && bits >> Int64($1) & 1 == 1 }
  }
}

extension ViewNode {
  /// True if the node leads to a URL when nothing else acts; one with target 0 does not count.
  fileprivate var isURL: Bool { kind == .widgetURL && target != 0 }
}
