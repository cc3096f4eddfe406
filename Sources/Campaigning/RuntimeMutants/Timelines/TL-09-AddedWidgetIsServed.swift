extension Mutant {
  static let addedWidgetIsServed: [Mutant] = [
    Mutant(
      "TL-09.default-configuration",
      breaks: .addedWidgetIsServed,
      "The code gets the default configuration instead of the one that the person chose.",
      deciding: .turning(.handsConfigurationOver) { _ in false }
    ),
    Mutant(
      "TL-09.no-placeholder",
      breaks: .addedWidgetIsServed,
      "A widget that was added is not asked for a placeholder.",
      editing: { step in
        guard case .added = step.input else { return }
        step.effects = step.dropping {
          if case .requested(_, .placeholder, _) = $0 { true } else { false }
        }
      }
    ),
    Mutant(
      "TL-09.no-timeline",
      breaks: .addedWidgetIsServed,
      "A widget that was added is not asked for a timeline.",
      deciding: .turning(.addingReloads) { _ in false }
    ),
    Mutant(
      "TL-09.small-family",
      breaks: .addedWidgetIsServed,
      "The code is always asked for the small family.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .requested(let id, let kind, var subject) = effect, !subject.isPreview else {
            return [effect]
          }
          subject.family = .systemSmall
          return [.requested(id, kind, subject)]
        }
      }
    ),
    Mutant(
      "TL-09.timeline-first",
      breaks: .addedWidgetIsServed,
      "A widget that was added is asked for its timeline before its placeholder.",
      editing: { step in
        guard case .added = step.input,
          let place = step.effects.firstIndex(where: {
            if case .requested(_, .placeholder, _) = $0 { true } else { false }
          })
        else { return }
        step.effects.append(step.effects.remove(at: place))
      }
    ),
  ]
}
