import WidgetModel

extension Mutant {
  static let requestsCarryContext: [Mutant] = [
    Mutant(
      "TL-08.configuration-is-placement",
      breaks: .requestsCarryContext,
      "The number of a placed widget is taken for that of its configuration.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .requested(let id, let kind, var subject) = effect,
            subject.placement.number >= 0
          else { return [effect] }
          subject.configuration = subject.placement.number
          return [.requested(id, kind, subject)]
        }
      }
    ),
    Mutant(
      "TL-08.default-configuration",
      breaks: .requestsCarryContext,
      "A placeholder is asked for with the default configuration.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .requested(let id, .placeholder, var subject) = effect else { return [effect] }
          subject.configuration = 0
          return [.requested(id, .placeholder, subject)]
        }
      }
    ),
    Mutant(
      "TL-08.one-family",
      breaks: .requestsCarryContext,
      "A timeline is requested in the small family, regardless of the placed one.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .requested(let id, .timeline, var subject) = effect else { return [effect] }
          subject.family = .systemSmall
          return [.requested(id, .timeline, subject)]
        }
      }
    ),
    Mutant(
      "TL-08.widget-is-placement",
      breaks: .requestsCarryContext,
      "The number of a placed widget is taken for that of its widget.",
      editing: { step in
        let widgets = Set(step.state.core.placements.ids.map { step.placement($0).widget.number })
        step.effects = step.replacing { effect in
          guard case .requested(let id, .timeline, var subject) = effect,
            widgets.contains(subject.placement.number)
          else { return [effect] }
          subject.widget = WidgetID(Int(subject.placement.number))
          return [.requested(id, .timeline, subject)]
        }
      }
    ),
  ]
}
