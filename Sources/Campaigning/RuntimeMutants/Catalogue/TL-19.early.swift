import WidgetModel

extension Mutant {
  /// The policy `atEnd` asks one tick before the last entry.
  static let atEndTickEarly = Mutant(
    "TL-19.early",
    breaks: "TL-19.runtime",
    "The policy `atEnd` asks one tick before the last entry.",
    editing: { step in
      for (id, timeline) in step.commits where step.timeline(timeline).policy == .atEnd {
        step.change(id) { $0.policy = $0.policy.map { $0 - Interval.tick } }
      }
    }
  )
}
