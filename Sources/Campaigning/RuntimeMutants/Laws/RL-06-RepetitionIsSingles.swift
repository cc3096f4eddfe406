import WidgetModel

extension Mutant {
  static let repetitionIsSingles: [Mutant] = [
    Mutant(
      "RL-06.holds-once",
      breaks: .repetitionIsSingles,
      "A runtime says in its first run alone that it holds reloads.",
      editing: { step in
        guard step.earlierRuns > 0 else { return }
        step.effects = step.dropping { $0.kind == .held }
      }
    ),
    Mutant(
      "RL-06.placeholders-once",
      breaks: .repetitionIsSingles,
      "A runtime that had a run before shows no placeholders any more.",
      editing: { step in
        guard step.earlierRuns > 0 else { return }
        step.effects = step.dropping {
          if case .displayed(_, .placeholder) = $0 { true } else { false }
        }
      }
    ),
  ]
}
