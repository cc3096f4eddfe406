import PropertyTesting
import WidgetModel

extension ViewDrawing {
  /// Draws a tap: outside all nodes, on an active node, or on any other.
  static func drawTap(_ targets: Targets, with drawing: Drawing) -> Input {
    drawTap(on: drawing.drawPlacement(targets), targets, with: drawing)
  }

  static func drawTap(on placement: Int, _ targets: Targets, with drawing: Drawing) -> Input {
    if !drawing.used.isEmpty {
      // The trees of real widgets are unknown here, so the number counts tappable nodes.
      return .tapped(PlacementID(placement), node: Int32(drawing.index(8, first: 1, in: 4) - 1))
    }
    let owner = targets.owners.indices.contains(placement) ? targets.owners[placement] : -1
    let nodes = drawing.targets.indices.contains(owner) ? drawing.targets[owner] : []
    // Recorded in the order no node, active nodes, others, so that the tap stays on its node when
    // other nodes are deleted.
    let rank = drawing.source.draw(upTo: 24) { generator in
      let word = generator.next()
      guard !nodes.isEmpty, word & 3 != 0 else { return word >> 8 & 7 }
      return 1 + generator.next(upTo: UInt64(nodes.count - 1))
    }
    let isTarget = rank > 0 && rank <= nodes.count
    let node = isTarget ? nodes[Int(rank) - 1] : Int(rank) - 1 - (rank == 0 ? 0 : nodes.count)
    return .tapped(PlacementID(placement), node: Int32(node))
  }
}
