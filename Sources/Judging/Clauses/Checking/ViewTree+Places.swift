import WidgetModel

extension ViewTree {
  /// Where the code made the view of which an attribute speaks.
  func place(of attribute: ViewAttribute) -> SourcePlace {
    let node = Int(attribute.node)
    return nodes.indices.contains(node) ? nodes[node].place : .unknown
  }
}
