import WidgetModel

extension PlantedBug {
  /// The archive is one byte larger than is allowed.
  static let largeArchive = PlantedBug(
    fault: .largeArchive,
    summary: "The archive is one byte larger than is allowed.",
    plant: { profile in .answering(.zero) { $0.entrySize = profile[.archiveByteLimit] + 1 } },
    nearMiss: { profile in .answering(.zero) { $0.entrySize = profile[.archiveByteLimit] } }
  )
}
