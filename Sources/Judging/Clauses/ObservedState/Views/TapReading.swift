import WidgetModel

/// The nodes of a tree that may act on a tap: the tapped node and its ancestors.
struct TapReading {
  /// A button or toggle with an intent, if such controls act.
  struct Control {
    let node: Int32
    let isToggle: Bool
    let intent: Int32
    /// The state with which a toggle was built.
    let isOn: Bool
  }

  struct URL {
    let target: Int32
    /// True if it has no other one above it.
    let isOutermost: Bool
  }

  /// The links that act, from the tapped node upward.
  private(set) var links: [Int32] = []

  /// The buttons and toggles that act, from the tapped node upward.
  private(set) var controls: [Control] = []

  /// True if the nearest button or toggle has an intent, or `nil` without any.
  private(set) var nearestHasIntent: Bool?

  /// True if there is a link that does not act in the family.
  private(set) var hasIdleLink = false

  /// All `widgetURL`s of the tree with a target.
  private(set) var urls: [URL] = []

  /// Reads the nodes for a tap; a node that does not exist means elsewhere.
  init(_ tree: ViewTree, node: Int32, family: Family, _ profile: Profile) {
    let parents = tree.parents
    var place = tree.nodes.indices.contains(Int(node)) ? Int(node) : -1
    while place >= 0 {
      read(tree.nodes[place], place, family, profile)
      place = parents[place]
    }
    for (place, found) in tree.nodes.enumerated() where found.isURL {
      var above = parents[place]
      while above >= 0, !tree.nodes[above].isURL { above = parents[above] }
      urls.append(URL(target: Int32(truncatingIfNeeded: found.target), isOutermost: above < 0))
    }
  }

  private mutating func read(_ node: ViewNode, _ place: Int, _ family: Family, _ profile: Profile) {
    let target = Int32(truncatingIfNeeded: node.target)
    switch node.kind {
    case .link:
      if target != 0, profile.linkFamilies.contains(family) {
        links.append(target)
      } else {
        hasIdleLink = true
      }
    case .button, .toggle:
      nearestHasIntent = nearestHasIntent ?? (target != 0)
      guard target != 0, profile.buttonFamilies.contains(family) else { return }
      controls.append(
        Control(
          node: Int32(truncatingIfNeeded: place),
          isToggle: node.kind == .toggle,
          intent: target,
          isOn: node.isOn
        )
      )
    default: break
    }
  }
}

extension ViewNode {
  fileprivate var isURL: Bool { kind == .widgetURL && target != 0 }
}
