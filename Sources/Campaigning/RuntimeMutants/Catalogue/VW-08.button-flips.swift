extension Mutant {
  /// A button shows another state at once, as a toggle does.
  static let buttonFlips = Mutant(
    "VW-08.button-flips",
    breaks: "VW-08.runtime",
    "A button shows another state at once, as a toggle does.",
    editing: { step in
      guard let (id, place, node) = step.tappedNode, node.kind == .button, node.target != 0,
        step.effects.contains(.led(id, .intent(Int32(node.target))))
      else { return }
      step.effects.append(.toggled(id, node: place, isOn: true))
    }
  )
}
