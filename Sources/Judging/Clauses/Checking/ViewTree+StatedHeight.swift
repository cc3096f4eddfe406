import WidgetModel

extension ViewTree {
  /// The minimum height of the tree in points according to its frames, and the node of that frame.
  ///
  /// Only frames count, added where they are stacked vertically: texts, images, spacing and padding
  /// are zero, and so are views behind or in front of others, in custom layouts, or of the offered
  /// size.
  var statedHeight: (height: Double, node: Int) {
    let children = children
    let roots = children[nodes.count].map { statedHeight(of: $0, children) }
    return roots.max { $0.height < $1.height } ?? (0, -1)
  }

  /// Returns the source location of a node, or of the first descendant with a known one.
  func place(at node: Int) -> SourcePlace {
    guard nodes.indices.contains(node) else { return .unknown }
    let below = nodes[(node + 1)...].prefix { $0.depth > nodes[node].depth }
    return ([nodes[node]] + below).map(\.place).first(where: \.isKnown) ?? .unknown
  }

  /// The children of each node, followed by the roots.
  private var children: [[Int]] {
    var children = [[Int]](repeating: [], count: nodes.count + 1)
    for (node, parent) in parents.enumerated() {
      children[parent < 0 ? nodes.count : parent].append(node)
    }
    return children
  }

  private func statedHeight(of node: Int, _ children: [[Int]]) -> (height: Double, node: Int) {
    var found = contentHeight(of: node, children)
    for attribute in attributes.reversed() where attribute.node == node {
      switch attribute.name {
      case .frame:
        let framed = StatedFrame(attribute.value).height(of: found.height)
        if framed > found.height { found.node = node }
        found.height = framed
      case .padding where attribute.value.contains("-"): found.height = 0
      case .position, .role: found.height = 0
      default: break
      }
    }
    return found
  }

  private func contentHeight(of node: Int, _ children: [[Int]]) -> (height: Double, node: Int) {
    guard isPlainContainer(node) else { return (0, node) }
    let parts = children[node].map { statedHeight(of: $0, children) }
    let tallest = parts.max { $0.height < $1.height } ?? (0, node)
    let isSpread = attribute(.spacing, of: node)?.hasPrefix("-") != true
    guard nodes[node].kind == .vStack, isSpread else { return tallest }
    return (parts.reduce(0) { $0 + $1.height }, tallest.node)
  }

  /// Returns true if a node is as tall as its content.
  private func isPlainContainer(_ node: Int) -> Bool {
    switch nodes[node].kind {
    case .hStack, .vStack, .zStack, .button, .link, .widgetURL: true
    case .group: attribute(.view, of: node) == nil
    default: false
    }
  }
}

/// The recorded values of a frame: names and lengths in points, such as `width 40 height 20`.
struct StatedFrame {
  private let words: [Substring]

  init(_ value: String) { words = value.split(separator: " ") }

  /// The length with a name, or `nil` if the frame does not set it or sets it to infinity.
  subscript(name: String) -> Double? {
    guard let place = words.firstIndex(where: { $0 == name }), place + 1 < words.count,
      let length = Double(words[place + 1]), length.isFinite
    else { return nil }
    return length
  }

  /// Returns the height of a framed view whose content has at least the given height.
  func height(of content: Double) -> Double {
    if let height = self["height"] { return height }
    let most = min(content, self["maxHeight"] ?? .infinity)
    return max(self["minHeight"] ?? 0, most)
  }
}
