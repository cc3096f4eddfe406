import WidgetModel

/// The gallery does not show the empty state.
///
/// Source: https://github.com/expo/expo/issues/42857.
struct GalleryShowsNoEmptyState: SecondAnswerClause {
  typealias Violation = GalleryEmptiness

  static let clause = Clause(
    Self.self,
    id: "CR-56",
    title: "the gallery does not show the empty state",
    statement: """
      If a widget looks different with data than without, the snapshot for the gallery does not look as it does \
      without.
      """,
    party: .provider,
    rule: .cr56,
    facts: [.tl06],
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Answer with sample values when `context.isPreview` is true, or with the data that is stored. The empty state \
      does not tell people why to add the widget.
      """
  )
}

/// The ways in which the gallery shows too little.
package enum GalleryEmptiness: String, ClauseWord {
  /// It shows what is shown without data.
  case asWithoutData = "as without data"
}
