extension Mutant {
  /// The content closure runs once more than there are entries and appearances.
  static let oneRenderingMore = Mutant(
    "TL-25.once-more",
    breaks: "TL-25.runtime",
    "The content closure runs once more than there are entries and appearances.",
    editing: { step in
      step.effects = step.replacing { effect in
        guard case .archived(let id, let renderings) = effect else { return [effect] }
        return [.archived(id, renderings: renderings + 1)]
      }
    }
  )
}
