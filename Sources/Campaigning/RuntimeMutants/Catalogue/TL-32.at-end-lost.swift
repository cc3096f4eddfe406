import WidgetModel

extension Mutant {
  /// A timeline whose entries are all past never asks for the next one.
  static let atEndOfThePastLost = Mutant(
    "TL-32.at-end-lost",
    breaks: "TL-32.runtime",
    "A timeline whose entries are all past never asks for the next one.",
    editing: { step in
      for (id, timeline) in step.commits
      where step.timeline(timeline).policy == .atEnd
        && step.timeline(timeline).entries.allSatisfy({ $0.date < step.wall })
      {
        step.effects = step.dropping { if case .held(id, _, _) = $0 { true } else { false } }
        step.change(id) { $0.lose(ReloadCauses(.policy)) }
      }
    }
  )
}
