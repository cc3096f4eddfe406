import PropertyTesting
import WidgetModel

extension Drawing {
  /// Draws the view trees of a widget, with the faults of each in ``viewFaults``.
  mutating func drawViews(_ widget: inout Widget) {
    viewFaults.removeAll(keepingCapacity: true)
    var found: [Int] = []
    if wantsTrees {
      source.list(.view, max: 4, average: 2) { _ in
        var faults = FaultSet()
        let tree = drawTree(&faults)
        for (index, node) in tree.nodes.enumerated() where node.kind.isTarget {
          // Sixteen targets are more than a tap chooses from.
          if found.count < 16 { found.append(index) }
        }
        widget.views.append(tree)
        viewFaults.append(faults)
      }
    }
    targets.append(found)
  }

  /// True if views are drawn at all, including for features that require them.
  private var wantsTrees: Bool {
    isOn(.trees) || isOn(.links) || isOn(.controls) || isOn(.wrongViews) || isOn(.impurity)
      || isOn(.taps)
  }

  /// Returns whether a view's tree differs from the next one's; views that are not listed are
  /// plain.
  func differsFromNext(_ view: Int, in widget: Widget) -> Bool {
    func tree(_ number: Int) -> ViewTree {
      widget.views.indices.contains(number) ? widget.views[number] : .plain
    }
    return tree(view) != tree(view + 1)
  }

  /// Draws one tree: a background, and below it some nodes, with their faults.
  private func drawTree(_ faults: inout FaultSet) -> ViewTree {
    // Taps on wrong trees are worth testing as well.
    let mayBeWrong = isOn(.wrongViews) || uses(.taps, 1, in: 4)
    var tree = ViewTree(nodes: [])
    if mayBeWrong, source.flag(1, in: 4) {
      if boundaries.expectsBackground { faults.insert(.missingBackground) }
    } else {
      tree.nodes.append(ViewNode(.containerBackground))
    }
    let base = tree.nodes.count
    var hasURL = false
    let most = isOn(.trees) ? 10 : 4
    source.list(.node, max: most, average: 3) { _ in
      let depth = Int(source.draw(upTo: 3))
      var node = ViewNode(drawKind(mayBeWrong, hasURL: hasURL), depth: base + depth)
      complete(&node, mayBeWrong, &faults)
      if node.kind == .widgetURL {
        if hasURL { faults.insert(.severalWidgetURLs) }
        hasURL = true
      }
      tree.nodes.append(node)
    }
    // An enclosing toggle decides, so this check needs the whole tree.
    if boundaries.isInteractive, tree.firstControlWithoutIntent != nil {
      faults.insert(.closureControl)
    }
    // Trees with the same meaning must be equal, regardless of the drawn depths.
    return tree.normalized
  }

  /// Draws the kind of a node: mostly harmless, and wrong only if a fault is seeded.
  private func drawKind(_ mayBeWrong: Bool, hasURL: Bool) -> ViewKind {
    switch index(5, first: 1, in: 4) {
    case 1 where isOn(.links) || isOn(.taps) || mayBeWrong:
      // A second URL in a tree is a fault, so it needs a case that may have faults.
      let mayBeURL = !hasURL || mayBeWrong
      return source.flag(1, in: 3) ? .link : mayBeURL ? .widgetURL : .group
    case 2 where isOn(.controls) || isOn(.taps) || mayBeWrong:
      return source.flag() ? .toggle : .button
    case 3 where mayBeWrong && source.flag(1, in: 3):
      return Drawing.wrongKinds[index(Drawing.wrongKinds.count, first: 1, in: 7)]
    case 0: return .text
    // The feature for taps needs something to tap.
    case 4 where isOn(.taps) && source.flag(): return source.flag() ? .toggle : .button
    default: return Drawing.harmlessKinds[index(Drawing.harmlessKinds.count, first: 1, in: 10)]
    }
  }

  private func complete(_ node: inout ViewNode, _ mayBeWrong: Bool, _ faults: inout FaultSet) {
    switch node.kind {
    case .link:
      node.target = 1 + Int(source.draw(upTo: 4))
      if boundaries.familiesWithoutLinks.rawValue != 0 { faults.insert(.misplacedLink) }
    case .widgetURL:
      let least: UInt64 = mayBeWrong ? 0 : 1
      node.target = Int(least + source.draw(upTo: 5 - least))
    case .button, .toggle:
      node.isOn = node.kind == .toggle && source.flag()
      if !mayBeWrong || !source.flag(1, in: 4) { node.target = 1 + index(3, first: 2, in: 3) }
    case .text:
      if isOn(.names) { node.text = Vocabulary.text(index(Vocabulary.count, first: 1, in: 4)) }
    default: if node.kind.isAllowed == false { faults.insert(.forbiddenView) }
    }
  }

  private static let harmlessKinds: [ViewKind] = [
    .image, .hStack, .vStack, .zStack, .group, .spacer, .divider, .shape, .canvas, .progressView,
    .gauge,
  ]

  private static let wrongKinds: [ViewKind] = [
    .unknown, .scrollView, .list, .textField, .asyncImage, .video, .representable,
  ]
}

extension ViewKind {
  fileprivate var isTarget: Bool { self == .link || self == .button || self == .toggle }
}
