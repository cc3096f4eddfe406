extension Mutant {
  /// Of several `widgetURL`s the innermost and the outermost win by turns.
  static let urlsByTurns = Mutant(
    "VW-01.by-turns",
    breaks: "VW-01.runtime",
    "Of several `widgetURL`s the innermost and the outermost win by turns.",
    editing: { step in
      guard case .led(let id, .widgetURL(let url)) = step.effects.first else { return }
      let views = step.state.views.filter { $0.outermostURL == url && $0.hasSeveralURLs }
      guard let other = views.first?.innermostURL else { return }
      step.memory.append(0)
      if !step.memory.count.isMultiple(of: 2) { step.effects[0] = .led(id, .widgetURL(other)) }
    }
  )
}
