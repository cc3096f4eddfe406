import WidgetModel

// Sources: https://github.com/expo/expo/issues/42857,
// https://github.com/shibotong/D2A/commit/ad34832324728fa30840138341d8d4759fa94219.
/// The gallery does not show the empty state, and the widget does not show the gallery's sample.
struct GalleryShowsNoEmptyState: SecondAnswerClause {
  typealias Violation = GalleryEmptiness

  static let clause = Clause(
    Self.self,
    id: "CR-56",
    title: "sample and empty state differ",
    statement: """
      If a widget looks different with and without data, the gallery's snapshot does not look like \
      the widget without data: the gallery does not show the empty state, and the widget does not \
      show the gallery's sample as content.
      """,
    party: .provider,
    rule: .cr56,
    facts: [.tl06],
    observes: [],
    needs: [.realCode, .timelines],
    advice: """
      Return sample values when `context.isPreview` is true, or the stored data: the empty state \
      does not show people why to add the widget. If nothing is chosen or stored, let the timeline \
      say so.
      """
  )
}

package enum GalleryEmptiness: String, ClauseWord {
  /// It shows what is shown without data.
  case asWithoutData = "as without data"
  /// The widget shows the gallery's sample, with nothing that says so.
  case sampleAsContent = "sample as content"
}
