extension Mutant {
  static let entryStaysUntilNext: [Mutant] = [
    Mutant(
      "TL-12.gone-out-of-sight",
      breaks: .entryStaysUntilNext,
      "The entry in force gives way to the placeholder when the widget gets out of sight.",
      editing: { step in
        guard case .visible(let id, false) = step.input, step.placed.contains(id),
          case .entry = step.state.timelines[id].display
        else { return }
        step.effects.append(.displayed(id, .placeholder))
        step.changeTimeline(id) { $0.display = .placeholder }
      }
    ),
    Mutant(
      "TL-12.late",
      breaks: .entryStaysUntilNext,
      "An entry is shown only at the first event an hour after its date.",
      deciding: .comparing(.entryReached) { $0 >= $1 + 3_600_000_000 }
    ),
    Mutant(
      "TL-12.stands-still",
      breaks: .entryStaysUntilNext,
      "The first entry of a timeline is shown, the entries that follow are not.",
      editing: { step in
        step.effects = step.dropping { effect in
          guard case .displayed(let id, .entry(let timeline, _)) = effect,
            case .entry(timeline, _) = step.before.timelines[id].display
          else { return false }
          return true
        }
      }
    ),
  ]
}
