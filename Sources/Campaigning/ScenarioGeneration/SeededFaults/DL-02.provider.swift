import WidgetModel

extension SeededFault {
  /// The answer comes one tick later than is advised.
  static let slowAnswer = SeededFault(
    fault: .slowAnswer,
    summary: "The answer comes one tick later than is advised.",
    faulty: { profile in
      .answering(.zero) { $0.delay = profile.interval(.timelineSoftDeadline) + .tick }
    },
    nearMiss: { profile in .answering(.zero) { $0.delay = profile.interval(.timelineSoftDeadline) }
    }
  )
}
