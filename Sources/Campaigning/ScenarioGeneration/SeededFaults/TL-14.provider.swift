import WidgetModel

extension PlantedBug {
  /// Two entries lie one tick closer together than is advised.
  static let tightEntries = PlantedBug(
    fault: .tightEntries,
    summary: "Two entries lie one tick closer together than is advised.",
    plant: { .answering(.zero, $0.interval(.minEntrySpacing) - .tick) },
    nearMiss: { .answering(.zero, $0.interval(.minEntrySpacing)) }
  )
}
