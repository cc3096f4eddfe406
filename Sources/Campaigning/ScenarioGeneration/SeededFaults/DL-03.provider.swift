import WidgetModel

extension SeededFault {
  /// The answer comes one tick later than is allowed.
  static let lateAnswer = SeededFault(
    fault: .lateAnswer,
    summary: "The answer comes one tick later than is allowed.",
    faulty: { profile in
      .answering(.zero) { $0.delay = profile.interval(.timelineHardDeadline) + .tick }
    },
    nearMiss: { profile in .answering(.zero) { $0.delay = profile.interval(.timelineHardDeadline) }
    }
  )
}
