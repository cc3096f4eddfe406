import WidgetModel

@testable import Clauses

extension TraceBuilder {
  /// A run in which a Live Activity is drawn, with one presentation.
  static func presenting(
    _ presentation: String,
    _ nodes: [ViewNode],
    _ attributes: [ViewAttribute] = []
  ) -> TraceBuilder {
    let name = ViewAttribute(.presentation, presentation, of: 0)
    return TraceBuilder().view(ViewTree(nodes: nodes, attributes: [name] + attributes))
      .asked(-2, .activity).answered(-2, .entry(ViewID(0)))
  }
}
