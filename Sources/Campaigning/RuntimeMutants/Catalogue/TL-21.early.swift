import WidgetModel

extension Mutant {
  /// The policy `after` asks one tick before its date.
  static let afterTickEarly = Mutant(
    "TL-21.early",
    breaks: "TL-21.runtime",
    "The policy `after` asks one tick before its date.",
    editing: { step in
      for (id, timeline) in step.commits {
        guard case .after(let date) = step.timeline(timeline).policy else { continue }
        step.change(id) { $0.policy = date - Interval.tick }
      }
    }
  )
}
