@_spi(Hosting) import WidgetAuthoring
import WidgetCampaigns
import WidgetModel

/// A kind that people have placed and that a bundle declares no more.
struct WithdrawnKind {
  /// The kind.
  let kind: String

  /// The place in the bundle of the widget with which it is told: that of the type that had the kind, else the
  /// first one, whatever it is.
  let teller: Int?

  /// Where the type is declared that had the kind, unknown where no such type is left.
  let place: SourcePlace

  /// The kinds of a released version that a bundle lacks, in the order in which that version had them.
  static func all(of released: ReleasedVersion, in declared: [DeclaredWidget]) -> [WithdrawnKind] {
    let timelines = declared.indices.filter { declared[$0].hasTimelines }
    let kinds = Set(timelines.map { declared[$0].kind })
    return released.widgets.filter { !kinds.contains($0.kind) }.map { widget in
      let heir = timelines.first { declared[$0].typeName == widget.type }
      return WithdrawnKind(
        kind: widget.kind,
        teller: heir ?? declared.indices.first,
        place: heir.map { declared[$0].places.declaration } ?? .unknown
      )
    }
  }
}

extension DeclaredWidget {
  fileprivate var hasTimelines: Bool {
    if case .timeline = code { true } else { false }
  }
}
