import WidgetModel

extension PlantedBug {
  /// The second entry is dated before the first.
  static let fallingDates = PlantedBug(
    fault: .fallingDates,
    summary: "The second entry is dated before the first.",
    plant: { .answering(.zero + $0.interval(.minEntrySpacing), .zero) },
    nearMiss: { .answering(.zero, .zero + $0.interval(.minEntrySpacing)) }
  )
}
