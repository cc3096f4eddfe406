extension Mutant {
  /// The entry in force gives way to the placeholder when the phone is locked.
  static let goneWhenLocked = Mutant(
    "TL-12.gone-when-locked",
    breaks: "TL-12.runtime",
    "The entry in force gives way to the placeholder when the phone is locked.",
    editing: { step in
      guard case .locked(true) = step.input else { return }
      for id in step.placed {
        guard case .entry = step.placement(id).display else { continue }
        step.effects.append(.displayed(id, .placeholder))
        step.change(id) { $0.display = .placeholder }
      }
    }
  )
}
