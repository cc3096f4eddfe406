import WidgetModel

extension Mutant {
  static let afterWaits: [Mutant] = [
    Mutant(
      "TL-21.as-at-end",
      breaks: .afterWaits,
      "The policy `after` is treated as `atEnd`.",
      editing: { step in
        for (id, timeline) in step.commits {
          guard case .after = step.timeline(timeline).policy else { continue }
          let last = step.timeline(timeline).entries.map(\.date).max()
          step.changeTimeline(id) { $0.policy = last }
        }
      }
    ),
    Mutant(
      "TL-21.at-once",
      breaks: .afterWaits,
      "The policy `after` asks at once.",
      editing: { step in
        for (id, timeline) in step.commits {
          guard case .after = step.timeline(timeline).policy else { continue }
          let wall = step.wall
          step.changeTimeline(id) { $0.policy = wall }
        }
      }
    ),
    Mutant(
      "TL-21.early",
      breaks: .afterWaits,
      "The policy `after` asks one tick before its date.",
      editing: { step in
        for (id, timeline) in step.commits {
          guard case .after(let date) = step.timeline(timeline).policy else { continue }
          step.changeTimeline(id) { $0.policy = date - Interval.tick }
        }
      }
    ),
    Mutant(
      "TL-21.waits-for-last-entry",
      breaks: .afterWaits,
      "The policy `after` is put off until the last entry.",
      deciding: .answering(.afterMayPrecedeLastDate) { _ in false }
    ),
  ]
}
