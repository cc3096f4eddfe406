import WidgetModel

extension PlantedBug {
  /// The answer comes one tick later than is advised.
  static let slowAnswer = PlantedBug(
    fault: .slowAnswer,
    summary: "The answer comes one tick later than is advised.",
    plant: { profile in
      .answering(.zero) { $0.delay = profile.interval(.timelineSoftDeadline) + .tick }
    },
    nearMiss: { profile in .answering(.zero) { $0.delay = profile.interval(.timelineSoftDeadline) }
    }
  )
}
