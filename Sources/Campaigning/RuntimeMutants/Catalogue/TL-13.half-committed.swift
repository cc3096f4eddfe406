extension Mutant {
  /// The first entry of a timeline is shown although its archive was refused.
  static let halfCommitted = Mutant(
    "TL-13.half-committed",
    breaks: "TL-13.runtime",
    "The first entry of a timeline is shown although its archive was refused.",
    editing: { step in
      guard case .answered(let id, .timeline(let timeline), _) = step.input,
        step.effects.contains(.failed(id, .archiveTooLarge)),
        let placement = step.state.requests[Int(id.number)].placement
      else { return }
      step.effects.append(.displayed(placement, .entry(timeline, 0)))
      step.change(placement) { $0.display = .entry(timeline, 0) }
    }
  )
}
