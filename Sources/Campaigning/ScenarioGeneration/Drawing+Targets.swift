import PropertyTesting
import WidgetModel

/// The widgets, kinds and placements that the stimuli of a workload can address.
struct Targets {
  let widgets: Int
  let kinds: [Int]

  /// The widget of each placement.
  let owners: [Int]

  init(_ scenario: Scenario) {
    widgets = scenario.widgets.count
    kinds = scenario.widgets.map(\.kind)
    var owners: [Int] = []
    for (index, widget) in scenario.widgets.enumerated() {
      for _ in widget.placements { owners.append(index) }
    }
    self.owners = owners
  }
}

extension Drawing {
  /// Draws an installed kind, unless unknown ones are on.
  func drawKind(_ targets: Targets) -> Int {
    if uses(.unknownTargets, 1, in: 4) { return 7 + Int(source.draw(upTo: 1)) }
    guard targets.widgets > 1 else { return 0 }
    return targets.kinds[Int(source.draw(upTo: UInt64(targets.widgets - 1)))]
  }

  /// Draws an existing placement, unless unknown ones are on.
  func drawPlacement(_ targets: Targets) -> Int {
    let most = isOn(.unknownTargets) ? targets.owners.count : targets.owners.count - 1
    return most > 0 ? Int(source.draw(upTo: UInt64(most))) : 0
  }

  /// Draws an existing widget, unless unknown ones are on.
  func drawWidget(_ targets: Targets) -> Int {
    let most = isOn(.unknownTargets) ? targets.widgets : targets.widgets - 1
    return most > 0 ? Int(source.draw(upTo: UInt64(most))) : 0
  }

  /// Draws a tap: beside all nodes, on an active node, or on any other.
  func drawTap(_ targets: Targets) -> Input { drawTap(on: drawPlacement(targets), targets) }

  func drawTap(on placement: Int, _ targets: Targets) -> Input {
    if !used.isEmpty {
      // The trees of real widgets are unknown here, so the number counts tappable nodes.
      return .tapped(PlacementID(placement), node: Int32(index(8, first: 1, in: 4) - 1))
    }
    let owner = targets.owners.indices.contains(placement) ? targets.owners[placement] : -1
    let nodes = self.targets.indices.contains(owner) ? self.targets[owner] : []
    // Recorded in the order no node, active nodes, others, so that the tap stays on its node when
    // other nodes are deleted.
    let rank = source.draw(upTo: 24) { generator in
      let word = generator.next()
      guard !nodes.isEmpty, word & 3 != 0 else { return word >> 8 & 7 }
      return 1 + generator.next(upTo: UInt64(nodes.count - 1))
    }
    let isTarget = rank > 0 && rank <= nodes.count
    let node = isTarget ? nodes[Int(rank) - 1] : Int(rank) - 1 - (rank == 0 ? 0 : nodes.count)
    return .tapped(PlacementID(placement), node: Int32(node))
  }
}
