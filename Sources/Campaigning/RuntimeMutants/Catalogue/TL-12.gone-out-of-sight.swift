extension Mutant {
  /// The entry in force gives way to the placeholder when the widget gets out of sight.
  static let goneOutOfSight = Mutant(
    "TL-12.gone-out-of-sight",
    breaks: "TL-12.runtime",
    "The entry in force gives way to the placeholder when the widget gets out of sight.",
    editing: { step in
      guard case .visible(let id, false) = step.input, step.placed.contains(id),
        case .entry = step.placement(id).display
      else { return }
      step.effects.append(.displayed(id, .placeholder))
      step.change(id) { $0.display = .placeholder }
    }
  )
}
