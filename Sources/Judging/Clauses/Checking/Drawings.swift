import WidgetModel

/// Descriptions of the drawings, apart from timelines, that clauses on views judge.
///
/// A clause judges a kind of drawing that one of its situations names. Properties of widgets only,
/// such as the background, do not apply to Live Activities and controls.
enum Drawings {
  /// Returns the words of the situation in which a drawing is judged.
  static func situation(_ kind: RequestKind) -> String {
    switch kind {
    case .activity: "in a presentation of a Live Activity"
    // A preview shows an entry outside a timeline, as a snapshot does.
    case .preview: situation(.snapshot)
    default: "in a drawing for a \(kind.rawValue)"
    }
  }

  /// Returns the situation in which a drawing for a request is judged, or `nil`; a Live Activity
  /// answers once for each of its presentations.
  static func situation<Situation: ClauseWord>(
    of request: RequestRecord,
    as type: Situation.Type
  ) -> Situation? {
    guard request.answers == 0 || request.kind == .activity else { return nil }
    return Situation(rawValue: situation(request.kind))
  }

  /// Returns the location of a drawing as the end of a message; empty for an entry of a timeline.
  static func words(for request: RequestRecord, _ tree: ViewTree) -> String {
    switch request.kind {
    case .timeline: ""
    case .activity:
      ", in the presentation \(tree.attribute(.presentation, of: 0) ?? "lockScreen") of a Live Activity"
    case .preview: ", in the preview \(tree.attribute(.previewDisplayName, of: 0) ?? "")"
    default: ", in a drawing for a \(request.kind.rawValue)"
    }
  }
}
