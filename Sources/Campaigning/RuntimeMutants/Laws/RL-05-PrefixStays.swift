import WidgetModel

extension Mutant {
  static let prefixStays: [Mutant] = [
    Mutant(
      "RL-05.charges-once",
      breaks: .prefixStays,
      "A runtime charges reloads in its first run alone.",
      editing: { step in
        guard step.earlierRuns > 0 else { return }
        step.effects = step.replacing { effect in
          guard case .granted(let id, let causes, _) = effect else { return [effect] }
          return [.granted(id, causes, charge: 0)]
        }
      }
    ),
    Mutant(
      "RL-05.reports-once",
      breaks: .prefixStays,
      "A runtime that had a run before reports nothing to authors any more.",
      editing: { step in
        guard step.earlierRuns > 0 else { return }
        step.effects = step.dropping { $0.kind == .reported }
      }
    ),
  ]
}
