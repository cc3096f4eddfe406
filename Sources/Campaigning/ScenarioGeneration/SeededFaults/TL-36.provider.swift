import WidgetModel

extension SeededFault {
  /// The request is never answered.
  static let neverAnswered = SeededFault(
    fault: .neverAnswered,
    summary: "The request is never answered.",
    faulty: { _ in unanswered },
    nearMiss: { profile in
      .answering(.zero) { $0.delay = profile.interval(.timelineHardDeadline) * 2 }
    }
  )

  private static var unanswered: Widget {
    var widget = Widget.answering()
    widget.timelines = [ScriptedCall()]
    return widget
  }
}
