import WidgetModel

extension SeededFault {
  /// The content closure makes another tree when it runs again.
  static let impureView = SeededFault(
    fault: .impureView,
    summary: "The content closure makes another tree when it runs again.",
    faulty: { _ in
      impure(ViewTree(nodes: [ViewNode(.containerBackground), ViewNode(.image, depth: 1)]))
    },
    nearMiss: { _ in impure(.plain) }
  )

  /// A widget whose closure makes a tree the first time and the plain one the second time.
  private static func impure(_ tree: ViewTree) -> Widget {
    var widget = Widget.showing(tree)
    widget.timelines[0].answers[0].entries[0].isImpure = true
    return widget
  }
}
