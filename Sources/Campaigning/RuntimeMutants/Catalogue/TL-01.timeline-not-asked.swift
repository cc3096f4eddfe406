import WidgetModel

extension Mutant {
  /// A reload on account of a policy is granted, and then no timeline is asked for.
  static let timelineNotAsked = Mutant(
    "TL-01.timeline-not-asked",
    breaks: "TL-01.runtime",
    "A reload on account of a policy is granted, and then no timeline is asked for.",
    editing: { step in
      guard
        step.effects.contains(where: {
          if case .granted(_, let causes, _) = $0 { causes == ReloadCauses(.policy) } else { false }
        })
      else { return }
      step.effects = step.dropping {
        if case .requested(_, .timeline, _) = $0 { true } else { false }
      }
    }
  )
}
