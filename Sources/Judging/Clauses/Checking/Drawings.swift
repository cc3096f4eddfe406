import WidgetModel

/// The drawings besides timelines that clauses on views judge, in words.
///
/// Which of them a clause judges, its situations say: one that has the words of a kind judges that kind.
/// What is a widget's matter, such as its background, is asked of no Live Activity or control.
enum Drawings {
  /// The words of the situation in which a drawing is judged.
  static func situation(_ kind: RequestKind) -> String {
    switch kind {
    case .activity: "in a presentation of a Live Activity"
    // A preview shows an entry outside of a timeline, as a snapshot does.
    case .preview: situation(.snapshot)
    default: "in what was drawn for a \(kind.rawValue)"
    }
  }

  /// The situation in which a drawing for a request is judged, `nil` when it is not.
  ///
  /// A Live Activity answers once for each of its presentations, the others once.
  static func situation<Situation: ClauseWord>(
    of request: RequestRecord,
    as type: Situation.Type
  ) -> Situation? {
    guard request.answers == 0 || request.kind == .activity else { return nil }
    return Situation(rawValue: situation(request.kind))
  }

  /// Where a drawing stands, as the end of a message; nothing for an entry of a timeline.
  static func words(for request: RequestRecord, _ tree: ViewTree) -> String {
    switch request.kind {
    case .timeline: ""
    case .activity:
      ", in the presentation \(tree.attribute("presentation", of: 0) ?? "lockScreen") of a Live Activity"
    case .preview: ", in the preview \(tree.attribute("previewDisplayName", of: 0) ?? "")"
    default: ", in what was drawn for a \(request.kind.rawValue)"
    }
  }
}
