import WidgetModel

extension ViewTree {
  /// Returns the source location of the view that has an attribute.
  func place(of attribute: ViewAttribute) -> SourcePlace {
    let node = Int(attribute.node)
    return nodes.indices.contains(node) ? nodes[node].place : .unknown
  }
}
