import WidgetModel

@testable import Clauses

extension TraceBuilder {
  /// A run in which a control is drawn, with the description of its button or toggle.
  static func drawing(
    _ kind: ViewKind,
    _ attributes: (name: AttributeName, value: String)...
  ) -> TraceBuilder {
    let tree = ViewTree(
      nodes: [ViewNode(kind, target: 1), ViewNode(.text, depth: 1)],
      attributes: attributes.map { ViewAttribute($0.name, $0.value, of: 0) }
    )
    return TraceBuilder().view(tree).asked(-2, .control).answered(-2, .entry(ViewID(0)))
  }
}
