extension Mutant {
  /// A widget that was added is not asked for a placeholder.
  static let addedWithoutPlaceholder = Mutant(
    "TL-09.no-placeholder",
    breaks: "TL-09.runtime",
    "A widget that was added is not asked for a placeholder.",
    editing: { step in
      guard case .added = step.input else { return }
      step.effects = step.dropping {
        if case .requested(_, .placeholder, _) = $0 { true } else { false }
      }
    }
  )
}
