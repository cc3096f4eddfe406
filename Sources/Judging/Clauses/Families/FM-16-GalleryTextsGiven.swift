import WidgetModel

/// A widget has a name and a description in the gallery.
struct GalleryTextsGiven: SideEffectClause {
  enum Situation: String, ClauseWord {
    case given = "answered by a widget with both texts"
    case missing = "answered by a widget without one of them"
  }

  static let optional: [Situation] = [.missing]

  enum Violation: String, ClauseWord {
    case missing
  }

  static let clause = Clause(
    Self.self,
    id: "FM-16.configuration",
    title: "a widget has a name and a description",
    statement: """
      A widget without a configuration intent declares a display name and a description.
      """,
    level: .exception(
      .recommended,
      because: "the gallery shows the texts, but no source requires them"
    ),
    party: .configuration,
    facts: [.fm16, .sd19],
    observes: Self.kinds,
    needs: [.realCode, .timelines],
    advice: """
      Add `configurationDisplayName(_:)` and `description(_:)` to the widget's configuration.
      """
  )

  var marked = MarkedRequests()

  func judge(_ effect: SideEffect, on request: RequestRecord?, _ state: ObservedState) -> Finding {
    guard effect.kind == .galleryTextMissing else { return .silent }
    return .broken(
      .missing,
      .missing,
      comparing: Comparison(expected: "\(effect.text)(_:)", actual: "none"),
      message: "the declaration has no \(effect.text)(_:), so the gallery shows none"
    )
  }
}
