import WidgetModel

extension ViewTree {
  /// Returns the place in the code of the view that has an attribute.
  func place(of attribute: ViewAttribute) -> SourcePlace {
    let node = Int(attribute.node)
    return nodes.indices.contains(node) ? nodes[node].place : .unknown
  }
}
