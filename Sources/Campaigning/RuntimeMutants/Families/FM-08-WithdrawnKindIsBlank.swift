import WidgetModel

extension Mutant {
  /// The mutants that the clause `WithdrawnKindIsBlank` must catch.
  static let withdrawnKindIsBlank: [Mutant] = [
    Mutant(
      "FM-08.goes-on",
      breaks: .withdrawnKindIsBlank,
      "A widget whose kind is gone goes on.",
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
      "The gallery goes on to show a widget whose kind is gone.",
      deciding: .turning(.withdrawnLeavesGallery) { _ in true }
    ),
  ]
}
