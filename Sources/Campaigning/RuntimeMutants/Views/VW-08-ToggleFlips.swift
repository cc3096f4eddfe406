extension Mutant {
  static let toggleFlips: [Mutant] = [
    Mutant(
      "VW-08.button-flips",
      breaks: .toggleFlips,
      "A button shows another state at once, as a toggle does.",
      editing: { step in
        guard let (id, place, node) = step.tappedNode, node.kind == .button, node.target != 0,
          step.effects.contains(.led(id, .intent(Int32(node.target))))
        else { return }
        step.effects.append(.toggled(id, node: place, isOn: true))
      }
    ),
    Mutant(
      "VW-08.no-flip",
      breaks: .toggleFlips,
      "A toggle waits for the next timeline to show its new state.",
      deciding: .turning(.toggleFlipsAtOnce) { _ in false }
    ),
    Mutant(
      "VW-08.same-state",
      breaks: .toggleFlips,
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
    ),
    Mutant(
      "VW-08.survives-timeline",
      breaks: .toggleFlips,
      "A toggle keeps its own state after the next timeline.",
      deciding: .turning(.commitEndsToggles) { _ in false }
    ),
  ]
}
