import WidgetModel

extension PlantedBug {
  /// A scroll view stands in the tree.
  static let forbiddenView = PlantedBug(
    fault: .forbiddenView,
    summary: "A scroll view stands in the tree.",
    plant: { _ in .showing(ViewNode(.scrollView, depth: 1)) },
    nearMiss: { _ in .showing(ViewNode(.gauge, depth: 1)) }
  )
}
