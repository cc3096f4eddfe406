import WidgetModel

extension Mutant {
  static let atEndWaits: [Mutant] = [
    Mutant(
      "TL-19.early",
      breaks: .atEndWaits,
      "The policy `atEnd` asks one tick before the last entry.",
      editing: { step in
        for (id, timeline) in step.commits where step.timeline(timeline).policy == .atEnd {
          step.changeTimeline(id) { $0.policy = $0.policy.map { $0 - Interval.tick } }
        }
      }
    ),
    Mutant(
      "TL-19.first-date",
      breaks: .atEndWaits,
      "The policy `atEnd` asks at the first entry instead of the last.",
      deciding: .turning(.atEndWaitsForLastDate) { _ in false }
    ),
    Mutant(
      "TL-19.next-entry",
      breaks: .atEndWaits,
      "The policy `atEnd` asks when any entry of the timeline is shown.",
      editing: { step in
        for case .displayed(let id, .entry(let timeline, _)) in step.effects
        where step.timeline(timeline).policy == .atEnd {
          step.changeTimeline(id) { $0.policy = nil }
          step.changeReload(id) { $0.pending.insert(.policy) }
        }
      }
    ),
  ]
}
