extension Mutant {
  /// The gallery asks for a timeline instead of a snapshot.
  static let timelineForGallery = Mutant(
    "TL-01.timeline-for-gallery",
    breaks: "TL-01.runtime",
    "The gallery asks for a timeline instead of a snapshot.",
    editing: { step in
      step.effects = step.replacing { effect in
        guard case .requested(let id, .snapshot, let subject) = effect, subject.isPreview else {
          return [effect]
        }
        return [.requested(id, .timeline, subject)]
      }
    }
  )
}
