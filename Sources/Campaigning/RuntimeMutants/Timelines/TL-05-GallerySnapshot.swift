import WidgetModel

extension Mutant {
  static let gallerySnapshot: [Mutant] = [
    Mutant(
      "TL-05.no-preview",
      breaks: .gallerySnapshot,
      "The gallery's snapshot is not asked for as a preview.",
      editing: { step in
        step.effects = step.replacing { effect in
          guard case .requested(let id, .snapshot, var subject) = effect else { return [effect] }
          subject.isPreview = false
          return [.requested(id, .snapshot, subject)]
        }
      }
    ),
    Mutant(
      "TL-05.unfed",
      breaks: .gallerySnapshot,
      "The gallery shows what it has, and asks for nothing.",
      editing: { step in
        guard case .galleryOpened = step.input else { return }
        step.effects = step.dropping { $0.kind == .requested }
      }
    ),
  ]
}
