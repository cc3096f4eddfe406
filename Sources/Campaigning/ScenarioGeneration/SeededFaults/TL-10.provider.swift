import WidgetModel

extension PlantedBug {
  /// The timeline is empty.
  static let noEntries = PlantedBug(
    fault: .noEntries,
    summary: "The timeline is empty.",
    plant: { _ in .answering() },
    nearMiss: { _ in .answering(.zero) }
  )
}
