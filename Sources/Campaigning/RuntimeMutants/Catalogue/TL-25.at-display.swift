import WidgetModel

extension Mutant {
  /// The content closure runs again when an entry is shown.
  static let archivedAtDisplay = Mutant(
    "TL-25.at-display",
    breaks: "TL-25.runtime",
    "The content closure runs again when an entry is shown.",
    editing: { step in
      step.effects = step.replacing { effect in
        guard case .displayed(let id, .entry(let timeline, _)) = effect,
          case .entry(timeline, _) = step.before.placements[Int(id.number)].display,
          let request = step.state.requests.lastIndex(where: {
            $0.placement == id && $0.kind == .timeline && $0.outcome == .answered
          })
        else { return [effect] }
        return [.archived(RequestID(request), renderings: 1), effect]
      }
    }
  )
}
