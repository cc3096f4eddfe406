import WidgetModel

extension Mutant {
  static let pastTimelineShowsNewest: [Mutant] = [
    Mutant(
      "TL-32.at-end-lost",
      breaks: .pastTimelineShowsNewest,
      "A timeline whose entries are all past never asks for the next one.",
      editing: { step in
        for (id, timeline) in step.commits
        where step.timeline(timeline).policy == .atEnd
          && step.timeline(timeline).entries.allSatisfy({ $0.date < step.wall })
        {
          step.effects = step.dropping { if case .held(id, _, _) = $0 { true } else { false } }
          step.changeReload(id) { $0.lose(ReloadCauses(.policy)) }
        }
      }
    ),
    Mutant(
      "TL-32.nothing-shown",
      breaks: .pastTimelineShowsNewest,
      "Of a timeline whose entries are all past, none is shown.",
      editing: { step in
        for (id, timeline) in step.commits
        where step.timeline(timeline).entries.allSatisfy({ $0.date < step.wall }) {
          step.effects = step.dropping { if case .displayed(id, _) = $0 { true } else { false } }
        }
      }
    ),
    Mutant(
      "TL-32.oldest-shown",
      breaks: .pastTimelineShowsNewest,
      "Of a timeline whose entries are all past, the oldest is shown.",
      editing: { step in
        for (id, timeline) in step.commits {
          let entries = step.timeline(timeline).entries
          guard entries.allSatisfy({ $0.date < step.wall }),
            let oldest = entries.indices.min(by: { entries[$0].date < entries[$1].date })
          else { continue }
          step.effects = step.replacing { effect in
            guard case .displayed(id, .entry(timeline, _)) = effect else { return [effect] }
            return [.displayed(id, .entry(timeline, Int32(oldest)))]
          }
        }
      }
    ),
  ]
}
