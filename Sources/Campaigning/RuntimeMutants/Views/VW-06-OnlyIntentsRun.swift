extension Mutant {
  static let onlyIntentsRun: [Mutant] = [
    Mutant(
      "VW-06.closure-runs",
      breaks: .onlyIntentsRun,
      "A button without an intent runs its closure.",
      editing: { step in
        guard let (id, _, node) = step.tappedNode, node.kind == .button, node.target == 0 else {
          return
        }
        step.effects = step.replacing {
          if case .led(id, _) = $0 { [.led(id, .intent(0))] } else { [$0] }
        }
      }
    ),
    Mutant(
      "VW-06.dead",
      breaks: .onlyIntentsRun,
      "Buttons and toggles with an intent do nothing.",
      deciding: .answering(.controlActs) { _ in false }
    ),
    Mutant(
      "VW-06.inline-acts",
      breaks: .onlyIntentsRun,
      "Buttons act in inline widgets, too.",
      editing: { step in
        guard let (id, _, node) = step.tappedNode, node.kind == .button, node.target != 0,
          step.placement(id).family == .accessoryInline
        else { return }
        step.effects = step.replacing {
          if case .led(id, _) = $0 {
            [.led(id, .intent(Int32(truncatingIfNeeded: node.target)))]
          } else {
            [$0]
          }
        }
      }
    ),
    Mutant(
      "VW-06.node-is-intent",
      breaks: .onlyIntentsRun,
      "The place of a button in its tree is taken for the number of its intent.",
      editing: { step in
        guard case .tapped(_, let place) = step.input else { return }
        step.effects = step.replacing { effect in
          guard case .requested(let id, .intent, var subject) = effect else { return [effect] }
          subject.intent = place
          return [.requested(id, .intent, subject)]
        }
      }
    ),
    Mutant(
      "VW-06.too-old",
      breaks: .onlyIntentsRun,
      "Buttons and toggles act on a system that is too old for them.",
      profile: "iOS14",
      deciding: .answering(.controlActs) { _ in true }
    ),
  ]
}
