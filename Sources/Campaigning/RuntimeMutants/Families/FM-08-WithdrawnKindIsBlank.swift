import WidgetModel

extension Mutant {
  static let withdrawnKindIsBlank: [Mutant] = [
    Mutant(
      "FM-08.continues",
      breaks: .withdrawnKindIsBlank,
      "A widget whose kind is gone continues.",
      deciding: .turning(.withdrawalOrphans) { _ in false }
    ),
    Mutant(
      "FM-08.not-blank",
      breaks: .withdrawnKindIsBlank,
      "A widget whose kind is gone keeps showing its last entry.",
      deciding: .turning(.orphanIsBlank) { _ in false }
    ),
    Mutant(
      "FM-08.still-in-gallery",
      breaks: .withdrawnKindIsBlank,
      "The gallery continues to show a widget whose kind is gone.",
      deciding: .turning(.withdrawnLeavesGallery) { _ in true }
    ),
    Mutant(
      "FM-08.withdrawn-while-absent",
      breaks: .withdrawnKindIsBlank,
      "An update takes a kind away although the app is not installed.",
      editing: { step in
        guard case .kindWithdrawn(let widget) = step.input, step.before.core.phone.app == .absent
        else { return }
        step.state.gallery.withdrawn.insert(widget)
      }
    ),
  ]
}
