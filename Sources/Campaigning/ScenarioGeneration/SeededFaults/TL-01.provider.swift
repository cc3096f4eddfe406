import WidgetModel

extension PlantedBug {
  /// A timeline request is answered with an entry, as a snapshot is.
  static let wrongAnswer = PlantedBug(
    fault: .wrongAnswer,
    summary: "A timeline request is answered with an entry, as a snapshot is.",
    plant: { _ in .answering(.zero) { $0.kind = .entry } },
    nearMiss: { _ in .answering() { $0.kind = .error } }
  )
}
