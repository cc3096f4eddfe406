extension Mutant {
  static let outermostURLTaken: [Mutant] = [
    Mutant(
      "VW-01.by-turns",
      breaks: .outermostURLTaken,
      "Of several `widgetURL`s the innermost and the outermost win by turns.",
      editing: { step in
        guard case .led(let id, .widgetURL(let url)) = step.effects.first else { return }
        let views = step.state.core.views.filter { $0.outermostURL == url && $0.hasSeveralURLs }
        guard let other = views.first?.innermostURL else { return }
        step.memory.append(0)
        if !step.memory.count.isMultiple(of: 2) { step.effects[0] = .led(id, .widgetURL(other)) }
      }
    ),
    Mutant(
      "VW-01.innermost",
      breaks: .outermostURLTaken,
      "Of several `widgetURL`s the innermost wins.",
      deciding: .answering(.outermostWidgetURLWins) { _ in false }
    ),
    Mutant(
      "VW-01.reports-each",
      breaks: .outermostURLTaken,
      "Each timeline is reported for several `widgetURL`s.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .committed(let id, _, _) = effect else { return [effect] }
          return [.reported(.severalWidgetURLs, id), effect]
        }
      }
    ),
    Mutant(
      "VW-01.silent",
      breaks: .outermostURLTaken,
      "Several `widgetURL`s are not reported to their author.",
      editing: { step in
        step.effects = step.dropping {
          if case .reported(.severalWidgetURLs, _) = $0 { true } else { false }
        }
      }
    ),
  ]
}
