import WidgetModel

extension PlantedBug {
  /// The only entry is dated one tick earlier than counts as now.
  static let staleEntries = PlantedBug(
    fault: .staleEntries,
    summary: "The only entry is dated one tick earlier than counts as now.",
    plant: { .answering(.zero - $0.interval(.firstEntryTolerance) - .tick) },
    nearMiss: { .answering(.zero - $0.interval(.firstEntryTolerance)) }
  )
}
