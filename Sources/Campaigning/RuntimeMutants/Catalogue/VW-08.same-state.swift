extension Mutant {
  /// A toggle that was tapped shows the state that it had.
  static let toggleKeepsState = Mutant(
    "VW-08.same-state",
    breaks: "VW-08.runtime",
    "A toggle that was tapped shows the state that it had.",
    editing: { step in
      step.effects = step.replacing { effect in
        guard case .led = step.effects.first, case .toggled(let id, let node, let isOn) = effect
        else {
          return [effect]
        }
        return [.toggled(id, node: node, isOn: !isOn)]
      }
    }
  )
}
