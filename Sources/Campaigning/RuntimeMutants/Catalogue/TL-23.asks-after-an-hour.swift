import WidgetModel

extension Mutant {
  /// The policy `never` asks after an hour.
  static let neverAsksAfterAnHour = Mutant(
    "TL-23.asks-after-an-hour",
    breaks: "TL-23.runtime",
    "The policy `never` asks after an hour.",
    editing: { step in
      for (id, timeline) in step.commits where step.timeline(timeline).policy == .never {
        let hour = step.wall + Interval.hours(1)
        step.change(id) { $0.policy = hour }
      }
    }
  )
}
