extension Mutant {
  static let accounting: [Mutant] = [
    Mutant(
      "AC-01.added-free",
      breaks: .accounting,
      "The first reload of a widget that was added costs nothing.",
      deciding: .turning(.otherIsCharged) { $0.answer && !$0.causes.contains(.added) }
    ),
    Mutant(
      "AC-01.charged-twice",
      breaks: .accounting,
      "A charged reload costs two.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .granted(let id, let causes, 1) = effect else { return [effect] }
          return [.granted(id, causes, charge: 2)]
        }
      }
    ),
    Mutant(
      "AC-01.merged-charged",
      breaks: .accounting,
      "A merged reload is charged although one of its causes is exempt.",
      deciding: .answering(.exemptCauseExemptsMerged) { _ in false }
    ),
    Mutant(
      "AC-01.not-booked",
      breaks: .accounting,
      "A charge is announced but not taken from the budget.",
      editing: { step in
        for case .granted(let id, _, 1) in step.effects {
          step.state.reloads.budgets[step.state.reloads[id].budget].refund()
        }
      }
    ),
    Mutant(
      "AC-01.one-more",
      breaks: .accounting,
      "The budget allows one reload more than the profile.",
      deciding: .counting(.dailyReloads) { $0 + 1 }
    ),
    Mutant(
      "AC-01.policy-free",
      breaks: .accounting,
      "A reload caused by a policy costs nothing.",
      deciding: .turning(.otherIsCharged) { $0.answer && !$0.causes.contains(.policy) }
    ),
    Mutant(
      "AC-01.retry-free",
      breaks: .accounting,
      "The retry of a failed reload costs nothing.",
      deciding: .turning(.otherIsCharged) { $0.answer && !$0.causes.contains(.retry) }
    ),
  ]
}
