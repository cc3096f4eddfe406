import PropertyTesting
import WidgetModel

/// Draws view trees, with their faults, and the taps on them.
enum ViewDrawing {
  /// Draws the view trees of a widget, with the faults of each in ``Drawing/viewFaults``.
  static func drawViews(_ widget: inout Widget, with drawing: inout Drawing) {
    drawing.viewFaults.removeAll(keepingCapacity: true)
    var found: [Int] = []
    if wantsTrees(with: drawing) {
      drawing.source.list(.view, max: 4, average: 2) { _ in
        var faults = FaultSet()
        let tree = drawTree(&faults, with: drawing)
        for (index, node) in tree.nodes.enumerated() where node.kind.isTarget {
          // A tap chooses among at most sixteen targets.
          if found.count < 16 { found.append(index) }
        }
        widget.views.append(tree)
        drawing.viewFaults.append(faults)
      }
    }
    drawing.targets.append(found)
  }

  /// True if views are drawn at all, including for features that require them.
  private static func wantsTrees(with drawing: Drawing) -> Bool {
    drawing.isOn(.trees) || drawing.isOn(.links) || drawing.isOn(.controls)
      || drawing.isOn(.wrongViews) || drawing.isOn(.impurity)
      || drawing.isOn(.taps)
  }

  /// Returns whether a view's tree differs from the next one's; unlisted views are plain.
  static func differsFromNext(_ view: Int, in widget: Widget) -> Bool {
    func tree(_ number: Int) -> ViewTree {
      widget.views.indices.contains(number) ? widget.views[number] : .plain
    }
    return tree(view) != tree(view + 1)
  }

  /// Draws one tree: a background, and below it some nodes, with their faults.
  private static func drawTree(_ faults: inout FaultSet, with drawing: Drawing) -> ViewTree {
    // Taps on wrong trees are worth testing as well.
    let mayBeWrong = drawing.isOn(.wrongViews) || drawing.uses(.taps, 1, in: 4)
    var tree = ViewTree(nodes: [])
    if mayBeWrong, drawing.source.flag(1, in: 4) {
      if drawing.boundaries.expectsBackground { faults.insert(.missingBackground) }
    } else {
      tree.nodes.append(ViewNode(.containerBackground))
    }
    let base = tree.nodes.count
    var hasURL = false
    let most = drawing.isOn(.trees) ? 10 : 4
    drawing.source.list(.node, max: most, average: 3) { _ in
      let depth = Int(drawing.source.draw(upTo: 3))
      var node = ViewNode(drawKind(mayBeWrong, hasURL: hasURL, with: drawing), depth: base + depth)
      complete(&node, mayBeWrong, &faults, with: drawing)
      if node.kind == .widgetURL {
        if hasURL { faults.insert(.severalWidgetURLs) }
        hasURL = true
      }
      tree.nodes.append(node)
    }
    // An enclosing toggle decides, so this check needs the whole tree.
    if drawing.boundaries.isInteractive, tree.firstControlWithoutIntent != nil {
      faults.insert(.closureControl)
    }
    // Trees with the same meaning must be equal, regardless of the drawn depths.
    return tree.normalized
  }

  /// Draws the kind of a node: mostly harmless, and wrong only if a fault is seeded.
  private static func drawKind(_ mayBeWrong: Bool, hasURL: Bool, with drawing: Drawing) -> ViewKind
  {
    switch drawing.index(5, first: 1, in: 4) {
    case 1 where drawing.isOn(.links) || drawing.isOn(.taps) || mayBeWrong:
      // A second URL in a tree is a fault, so it needs a case that may have faults.
      let mayBeURL = !hasURL || mayBeWrong
      return drawing.source.flag(1, in: 3) ? .link : mayBeURL ? .widgetURL : .group
    case 2 where drawing.isOn(.controls) || drawing.isOn(.taps) || mayBeWrong:
      return drawing.source.flag() ? .toggle : .button
    case 3 where mayBeWrong && drawing.source.flag(1, in: 3):
      return wrongKinds[drawing.index(wrongKinds.count, first: 1, in: 7)]
    case 0: return .text
    // The feature for taps needs something to tap.
    case 4 where drawing.isOn(.taps) && drawing.source.flag():
      return drawing.source.flag() ? .toggle : .button
    default: return harmlessKinds[drawing.index(harmlessKinds.count, first: 1, in: 10)]
    }
  }

  private static func complete(
    _ node: inout ViewNode,
    _ mayBeWrong: Bool,
    _ faults: inout FaultSet,
    with drawing: Drawing
  ) {
    switch node.kind {
    case .link:
      node.target = 1 + Int(drawing.source.draw(upTo: 4))
      if drawing.boundaries.familiesWithoutLinks.rawValue != 0 { faults.insert(.misplacedLink) }
    case .widgetURL:
      let least: UInt64 = mayBeWrong ? 0 : 1
      node.target = Int(least + drawing.source.draw(upTo: 5 - least))
    case .button, .toggle:
      node.isOn = node.kind == .toggle && drawing.source.flag()
      if !mayBeWrong || !drawing.source.flag(1, in: 4) {
        node.target = 1 + drawing.index(3, first: 2, in: 3)
      }
    case .text:
      if drawing.isOn(.names) {
        node.text = Vocabulary.text(drawing.index(Vocabulary.count, first: 1, in: 4))
      }
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
