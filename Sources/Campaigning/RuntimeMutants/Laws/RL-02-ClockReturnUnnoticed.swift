import WidgetModel

extension Mutant {
  static let clockReturnUnnoticed: [Mutant] = [
    Mutant(
      "RL-02.clock-fills-budget",
      breaks: .clockReturnUnnoticed,
      "A clock that is set forth fills the budget for the time that seems to have passed.",
      editing: { step in
        guard case .clockMoved(let by) = step.input, by > .zero else { return }
        for index in step.state.reloads.budgets.indices {
          step.state.reloads.budgets[index].filled = step.state.reloads.budgets[index].filled - by
          step.state.reloads.budgets[index].spent = []
          step.state.reloads.budgets[index].oldest = 0
        }
      }
    ),
    Mutant(
      "RL-02.policy-lost",
      breaks: .clockReturnUnnoticed,
      "A clock that is set back makes the runtime forget what the policy of a timeline asks for.",
      editing: { step in
        guard case .clockMoved(let by) = step.input, by < .zero else { return }
        for id in step.placed { step.changeTimeline(id) { $0.policy = nil } }
      }
    ),
  ]
}
