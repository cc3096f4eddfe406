@_spi(Hosting) import WidgetAuthoring
import WidgetCampaigns
import WidgetModel

/// A kind that people have placed and that the bundle no longer declares.
struct WithdrawnKind {
  let kind: String

  /// The index of the reporting widget: that of the kind's former type, else the first.
  let teller: Int?

  let place: SourcePlace

  /// Returns the kinds of a released version that a bundle lacks, in that version's order.
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
