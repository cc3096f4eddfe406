import WidgetModel

/// The drawings besides timelines that a clause on views judges; each kind is a situation of it.
///
/// Which kinds a clause has follows from its facts: what is a widget's matter, such as its
/// background, is asked of no Live Activity or control.
struct Drawings: Sendable {
  /// The kinds of requests whose drawings are judged.
  let kinds: [RequestKind]

  /// The place of the first of their situations among the clause's.
  let first: Int

  /// What stands for a widget: its placeholder and its snapshots.
  static func ofWidgets(from first: Int) -> Drawings {
    Drawings(kinds: [.placeholder, .snapshot], first: first)
  }

  /// What stands for a widget, and the presentations of a Live Activity.
  static func ofWidgetsAndActivities(from first: Int) -> Drawings {
    Drawings(kinds: [.placeholder, .snapshot, .activity], first: first)
  }

  /// Whatever is drawn.
  static func all(from first: Int) -> Drawings {
    Drawings(kinds: [.placeholder, .snapshot, .activity, .control], first: first)
  }

  /// The situation in which a drawing for a request is judged, `nil` when it is not.
  ///
  /// A Live Activity answers once for each of its presentations, the others once.
  func situation(of request: RequestRecord) -> Int? {
    guard request.answers == 0 || request.kind == .activity else { return nil }
    return kinds.firstIndex(of: request.kind).map { first + $0 }
  }

  /// Where a drawing stands, as the end of a message; nothing for an entry of a timeline.
  static func words(for request: RequestRecord, _ tree: ViewTree) -> String {
    switch request.kind {
    case .timeline: ""
    case .activity:
      ", in the presentation \(tree.attribute("presentation", of: 0) ?? "lockScreen") of a Live Activity"
    default: ", in what was drawn for a \(request.kind.rawValue)"
    }
  }
}

extension ClauseSituation {
  /// The situations of drawings besides timelines, for the end of a clause's list.
  static func of(_ drawings: Drawings) -> [ClauseSituation] {
    drawings.kinds.map { kind in
      let name =
        switch kind {
        case .activity: "in a presentation of a Live Activity"
        default: "in what was drawn for a \(kind.rawValue)"
        }
      return ClauseSituation(name, isRequired: false)
    }
  }
}
