import WidgetModel

extension PlantedBug {
  /// The tree has no container background.
  static let missingBackground = PlantedBug(
    fault: .missingBackground,
    summary: "The tree has no container background.",
    plant: { _ in .showing(ViewTree(nodes: [ViewNode(.text)])) },
    nearMiss: { _ in .showing(ViewTree(nodes: [ViewNode(.containerBackground)])) }
  )
}
