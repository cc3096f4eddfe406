import WidgetModel

extension Mutant {
  static let requestsInTheirSituation: [Mutant] = [
    Mutant(
      "TL-01.placeholder-in-view",
      breaks: .requestsInTheirSituation,
      "The placeholder is asked for again whenever the widget comes into view.",
      editing: { step in
        if case .visible(let id, true) = step.input, step.placed.contains(id) {
          step.ask(.placeholder, for: id)
        }
      }
    ),
    Mutant(
      "TL-01.snapshot-with-reload",
      breaks: .requestsInTheirSituation,
      "A snapshot is asked for with every reload.",
      editing: { step in
        for case .granted(let id, let causes, _) in step.effects where !causes.contains(.added) {
          step.ask(.snapshot, for: id)
        }
      }
    ),
    Mutant(
      "TL-01.timeline-for-gallery",
      breaks: .requestsInTheirSituation,
      "The gallery asks for a timeline instead of a snapshot.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .requested(let id, .snapshot, let subject) = effect, subject.isPreview else {
            return [effect]
          }
          return [.requested(id, .timeline, subject)]
        }
      }
    ),
    Mutant(
      "TL-01.timeline-not-asked",
      breaks: .requestsInTheirSituation,
      "A reload caused by a policy is granted, and then no timeline is requested.",
      editing: { step in
        guard
          step.effects.contains(where: {
            if case .granted(_, let causes, _) = $0 {
              causes == ReloadCauses(.policy)
            } else {
              false
            }
          })
        else { return }
        step.effects = step.dropping {
          if case .requested(_, .timeline, _) = $0 { true } else { false }
        }
      }
    ),
    Mutant(
      "TL-01.timeline-twice",
      breaks: .requestsInTheirSituation,
      "A granted reload asks for two timelines, of which one is thrown away.",
      editing: { step in
        for case .granted(let id, _, _) in step.effects { step.ask(.timeline, for: id) }
      }
    ),
    Mutant(
      "TL-01.timeline-ungranted",
      breaks: .requestsInTheirSituation,
      "A timeline is asked for without a granted reload when the phone is unlocked.",
      editing: { step in
        if case .locked(false) = step.input {
          for id in step.placed { step.ask(.timeline, for: id) }
        }
      }
    ),
  ]
}
