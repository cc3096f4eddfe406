import WidgetModel

extension SeededFault {
  /// A scroll view stands in the tree.
  static let forbiddenView = SeededFault(
    fault: .forbiddenView,
    summary: "A scroll view stands in the tree.",
    faulty: { _ in .showing(ViewNode(.scrollView, depth: 1)) },
    nearMiss: { _ in .showing(ViewNode(.gauge, depth: 1)) }
  )
}
