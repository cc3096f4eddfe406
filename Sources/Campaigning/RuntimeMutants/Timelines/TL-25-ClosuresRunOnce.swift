import WidgetModel

extension Mutant {
  static let closuresRunOnce: [Mutant] = [
    Mutant(
      "TL-25.at-display",
      breaks: .closuresRunOnce,
      "The content closure runs again when an entry is shown.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .displayed(let id, .entry(let timeline, _)) = effect,
            case .entry(timeline, _) = step.before.timelines[id].display,
            let request = step.state.core.requests.all.lastIndex(where: {
              $0.placement == id && $0.kind == .timeline && $0.outcome == .answered
            })
          else { return [effect] }
          return [.archived(RequestID(request), renderings: 1), effect]
        }
      }
    ),
    Mutant(
      "TL-25.not-archived",
      breaks: .closuresRunOnce,
      "A timeline is put in force without having been archived.",
      editing: { step in
        step.effects = step.dropping { if case .archived = $0 { true } else { false } }
      }
    ),
    Mutant(
      "TL-25.once-more",
      breaks: .closuresRunOnce,
      "The content closure runs once more than there are entries and appearances.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .archived(let id, let renderings) = effect else { return [effect] }
          return [.archived(id, renderings: renderings + 1)]
        }
      }
    ),
    Mutant(
      "TL-25.one-appearance",
      breaks: .closuresRunOnce,
      "Entries are archived in one appearance only.",
      deciding: .turning(.archivesEveryAppearance) { _ in false }
    ),
  ]
}
