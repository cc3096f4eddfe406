extension Mutant {
  /// The placeholder is shown while a reload is under way.
  static let blankWhileReloading = Mutant(
    "TL-13.blank-while-reloading",
    breaks: "TL-13.runtime",
    "The placeholder is shown while a reload is under way.",
    editing: { step in
      for case .granted(let id, _, _) in step.effects {
        guard case .entry = step.placement(id).display else { continue }
        step.effects.append(.displayed(id, .placeholder))
      }
    }
  )
}
