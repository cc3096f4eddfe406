import WidgetModel

extension Mutant {
  static let neverAsksNothing: [Mutant] = [
    Mutant(
      "TL-23.asks-after-an-hour",
      breaks: .neverAsksNothing,
      "The policy `never` asks after an hour.",
      editing: { step in
        for (id, timeline) in step.commits where step.timeline(timeline).policy == .never {
          let hour = step.wall + Interval.hours(1)
          step.changeTimeline(id) { $0.policy = hour }
        }
      }
    ),
    Mutant(
      "TL-23.asks-at-end",
      breaks: .neverAsksNothing,
      "The policy `never` is treated as `atEnd`.",
      deciding: .turning(.neverAsks) { _ in true }
    ),
  ]
}
