import WidgetModel

extension PlantedBug {
  /// A button has a closure as its action.
  static let closureControl = PlantedBug(
    fault: .closureControl,
    summary: "A button has a closure as its action.",
    plant: { _ in .showing(ViewNode(.button, depth: 1)) },
    nearMiss: { _ in .showing(ViewNode(.button, depth: 1, target: 1)) }
  )
}
