import WidgetModel

extension PlantedBug {
  /// The process uses one byte more than is allowed.
  static let muchMemory = PlantedBug(
    fault: .muchMemory,
    summary: "The process uses one byte more than is allowed.",
    plant: { profile in .answering(.zero) { $0.memory = profile[.memoryLimit] + 1 } },
    nearMiss: { profile in .answering(.zero) { $0.memory = profile[.memoryLimit] } }
  )
}
