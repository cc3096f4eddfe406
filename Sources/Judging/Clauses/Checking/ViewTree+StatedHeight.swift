import WidgetModel

extension ViewTree {
  /// The height in points that the tree has at least, by what its frames state, and the frame's node.
  ///
  /// Only what is certain counts: the heights of frames, those below each other added. Texts, images,
  /// spacing and padding count as nothing, and so does what lies behind or before another view, in a layout
  /// of the code's own, or in views that take the size that they are offered.
  var statedHeight: (height: Double, node: Int) {
    let children = children
    let roots = children[nodes.count].map { statedHeight(of: $0, children) }
    return roots.max { $0.height < $1.height } ?? (0, -1)
  }

  /// Where the code made a node, or the first one below it of which that is known.
  func place(at node: Int) -> SourcePlace {
    guard nodes.indices.contains(node) else { return .unknown }
    let below = nodes[(node + 1)...].prefix { $0.depth > nodes[node].depth }
    return ([nodes[node]] + below).map(\.place).first(where: \.isKnown) ?? .unknown
  }

  /// The children of each node, and last the roots.
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
      case "frame":
        let framed = StatedFrame(attribute.value).height(of: found.height)
        if framed > found.height { found.node = node }
        found.height = framed
      case "padding" where attribute.value.contains("-"): found.height = 0
      case "position", "role": found.height = 0
      default: break
      }
    }
    return found
  }

  /// The height that the nodes below a node give it.
  private func contentHeight(of node: Int, _ children: [[Int]]) -> (height: Double, node: Int) {
    guard isPlainContainer(node) else { return (0, node) }
    let parts = children[node].map { statedHeight(of: $0, children) }
    let tallest = parts.max { $0.height < $1.height } ?? (0, node)
    let isSpread = attribute("spacing", of: node)?.hasPrefix("-") != true
    guard nodes[node].kind == .vStack, isSpread else { return tallest }
    return (parts.reduce(0) { $0 + $1.height }, tallest.node)
  }

  /// Whether a node is as tall as what stands in it.
  private func isPlainContainer(_ node: Int) -> Bool {
    switch nodes[node].kind {
    case .hStack, .vStack, .zStack, .button, .link, .widgetURL: true
    case .group: attribute("view", of: node) == nil
    default: false
    }
  }
}

/// What a frame states, as it is recorded: names and lengths in points, such as `width 40 height 20`.
struct StatedFrame {
  private let words: [Substring]

  /// Reads the value of an attribute.
  init(_ value: String) { words = value.split(separator: " ") }

  /// The length of a name, `nil` where the frame does not state it or where it is without bounds.
  subscript(name: String) -> Double? {
    guard let place = words.firstIndex(where: { $0 == name }), place + 1 < words.count,
      let length = Double(words[place + 1]), length.isFinite
    else { return nil }
    return length
  }

  /// The height of a framed view that has some height at least.
  func height(of content: Double) -> Double {
    if let height = self["height"] { return height }
    let most = min(content, self["maxHeight"] ?? .infinity)
    return max(self["minHeight"] ?? 0, most)
  }
}
