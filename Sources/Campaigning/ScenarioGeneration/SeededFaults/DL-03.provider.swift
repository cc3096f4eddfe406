import WidgetModel

extension PlantedBug {
  /// The answer comes one tick later than is allowed.
  static let lateAnswer = PlantedBug(
    fault: .lateAnswer,
    summary: "The answer comes one tick later than is allowed.",
    plant: { profile in
      .answering(.zero) { $0.delay = profile.interval(.timelineHardDeadline) + .tick }
    },
    nearMiss: { profile in .answering(.zero) { $0.delay = profile.interval(.timelineHardDeadline) }
    }
  )
}
