extension Mutant {
  static let passedEntriesSkipped: [Mutant] = [
    Mutant(
      "TL-33.begins-with-first",
      breaks: .passedEntriesSkipped,
      "A timeline begins with its first entry, however long that has passed.",
      editing: { step in
        for (id, timeline) in step.commits {
          let shown = step.state.timelines[id].shown
          guard shown.timeline == timeline, shown.reached > 1, let first = shown.moments.first
          else { continue }
          step.effects = step.replacing { effect in
            guard case .displayed(id, .entry(timeline, _)) = effect else { return [effect] }
            return [.displayed(id, .entry(timeline, first.entry)), effect]
          }
        }
      }
    ),
    Mutant(
      "TL-33.shown-in-passing",
      breaks: .passedEntriesSkipped,
      "Entries of the past are shown in passing when a timeline is put in force.",
      deciding: .answering(.skipsPassedEntries) { _ in false }
    ),
  ]
}
