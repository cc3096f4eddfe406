extension Mutant {
  /// The first entry of a timeline is shown, the entries that follow are not.
  static let laterEntriesNeverShown = Mutant(
    "TL-12.stands-still",
    breaks: "TL-12.runtime",
    "The first entry of a timeline is shown, the entries that follow are not.",
    editing: { step in
      step.effects = step.dropping { effect in
        guard case .displayed(let id, .entry(let timeline, _)) = effect,
          case .entry(timeline, _) = step.before.placements[Int(id.number)].display
        else { return false }
        return true
      }
    }
  )
}
