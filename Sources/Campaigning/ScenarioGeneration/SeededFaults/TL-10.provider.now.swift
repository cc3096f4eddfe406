import WidgetModel

extension PlantedBug {
  /// The only entry is dated one tick later than counts as now.
  static let notNow = PlantedBug(
    fault: .notNow,
    summary: "The only entry is dated one tick later than counts as now.",
    plant: { .answering($0.interval(.firstEntryTolerance) + .tick) },
    nearMiss: { .answering($0.interval(.firstEntryTolerance)) }
  )
}
