extension Mutant {
  static let reloadsHeld: [Mutant] = [
    Mutant(
      "RB-09.dropped",
      breaks: .reloadsHeld,
      "A reload beyond the budget is dropped.",
      deciding: .answering(.dropsOverBudget) { _ in true }
    ),
    Mutant(
      "RB-09.granted-unseen",
      breaks: .reloadsHeld,
      "A charged reload is granted while the widget is out of sight or the phone locked.",
      deciding: .answering(.isSeen) { _ in true }
    ),
    Mutant(
      "RB-09.lost-at-restart",
      breaks: .reloadsHeld,
      "A restart of the phone forgets the reloads that are held.",
      deciding: .answering(.pendingSurvivesReboot) { _ in false }
    ),
    Mutant(
      "RB-09.lost-over-budget",
      breaks: .reloadsHeld,
      "A reload that is held for lack of budget is forgotten.",
      editing: { step in
        for case .held(let id, let causes, .budget) in step.effects {
          step.changeReload(id) { $0.lose(causes) }
        }
      }
    ),
    Mutant(
      "RB-09.lost-unseen",
      breaks: .reloadsHeld,
      "A reload that is held while the widget is out of sight is forgotten.",
      editing: { step in
        for case .held(let id, let causes, .unseen) in step.effects {
          step.changeReload(id) { $0.lose(causes) }
        }
      }
    ),
  ]
}
