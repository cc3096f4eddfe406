extension Mutant {
  /// A button without an intent runs its closure.
  static let closureRuns = Mutant(
    "VW-06.closure-runs",
    breaks: "VW-06.runtime",
    "A button without an intent runs its closure.",
    editing: { step in
      guard let (id, _, node) = step.tappedNode, node.kind == .button, node.target == 0 else {
        return
      }
      step.effects = step.replacing {
        if case .led(id, _) = $0 { [.led(id, .intent(0))] } else { [$0] }
      }
    }
  )
}
